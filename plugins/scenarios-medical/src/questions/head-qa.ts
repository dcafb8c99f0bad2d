import { exactMatchMetrics, helmString, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const HEAD_QA = {
  name: 'head_qa',
  description: 'Multiple choice questions from Spanish examinations for health professions (HEAD-QA)',
} as const

export const headQaScenario = declareScenario({
  ...HEAD_QA,
  options: z.strictObject({ language: z.string(), category: z.string().nullable() }),
  helm: { className: 'helm.benchmark.scenarios.headqa_scenario.HeadQAScenario', tags: ['question_answering', 'biomedical', 'medicine'] },
  unavailable: NOT_PORTED,
})

export const headQaTask = defineTask({
  ...HEAD_QA,
  about: { source: 'dvilares/head_qa on the Hub', languages: ['es', 'en'] },
  options: z.object({ language: textArgument.default('en'), category: textArgument.optional() }),
  assets: () => ({
    instructions: helmString(
      'run_specs/medhelm_run_specs.py',
      'defc2f7757620f9c789551e2950bee8d57180adc15fb998d755bb69e3881bddb',
      '74a2f45ecd5c0fb29ab066c87bba06eff777f8bdee050bb98549f74e5a3ad43c',
    ),
  }),
  build: ({ language, category }, { instructions }) => ({
    name: `head_qa:language=${language},category=${category ?? 'None'}`,
    scenario: { name: 'head_qa', options: { language, category: category ?? null } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: String(instructions),
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['biomedical', 'head_qa'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
