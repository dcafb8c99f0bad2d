import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const LSAT_QA = { name: 'lsat_qa', description: 'Logic games of the law school admission test (AR-LSAT)' } as const

export const lsatQaScenario = declareScenario({
  ...LSAT_QA,
  options: z.strictObject({ task: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.lsat_qa_scenario.LSATScenario', tags: ['question_answering'], keepsUnchangedCopies: true },
  unavailable: NOT_PORTED,
})

export const lsatQaTask = defineTask({
  ...LSAT_QA,
  about: { source: 'zhongwanjun/AR-LSAT on GitHub' },
  options: z.object({ task: textArgument, method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint') }),
  example: { task: 'all' },
  build: ({ task, method }) => ({
    scenario: { name: 'lsat_qa', options: { task } },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: 'The following are multiple choice questions (with answers).',
      inputNoun: 'Passage',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['lsat_qa'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
