import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ECHR_JUDGMENT_CLASSIFICATION = {
  name: 'echr_judgment_classification',
  description: 'Whether a right was violated, from the facts (European Court of Human Rights)',
} as const

export const echrJudgmentClassificationScenario = declareScenario({
  ...ECHR_JUDGMENT_CLASSIFICATION,
  options: z.strictObject({ filter_max_length: z.int() }),
  helm: {
    className: 'helm.benchmark.scenarios.echr_judgment_classification_scenario.EchrJudgeScenario',
    tags: ['classification', 'judgement', 'legal'],
  },
  unavailable: NOT_PORTED,
})

export const echrJudgmentClassificationTask = defineTask({
  ...ECHR_JUDGMENT_CLASSIFICATION,
  about: { source: 'archive.org' },
  build: () => ({
    scenario: { name: 'echr_judgment_classification', options: { filter_max_length: 600 } },
    adaptation: generationAdaptation({
      instructions:
        'Is the following case a violation of human rights?\n\nCase: Human rights have not been violated.\nAnswer: No\n\nCase: Human rights have been violated.\nAnswer: Yes',
      inputNoun: 'Case',
      outputNoun: 'Answer',
      maxTokens: 1,
    }),
    metrics: classificationMetrics({ averages: ['weighted'], scores: ['f1', 'precision', 'recall'], labels: ['yes', 'no'] }),
    groups: ['echr_judgment_classification'],
    main: { stat: 'classification_weighted_f1', split: 'test' },
  }),
})
