import { f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const QUAC = { name: 'quac', description: 'Questions that build on one another, on passages of Wikipedia (QuAC)' } as const

export const quacScenario = declareScenario({
  ...QUAC,
  helm: { className: 'helm.benchmark.scenarios.quac_scenario.QuACScenario', tags: ['question_answering'] },
  unavailable: NOT_PORTED,
})

export const quacTask = defineTask({
  ...QUAC,
  about: { source: 'Amazon S3' },
  build: () => ({
    scenario: { name: 'quac' },
    adaptation: generationAdaptation({ outputNoun: 'Answer', maxTokens: 100 }),
    metrics: f1Metrics(),
    groups: ['quac'],
    main: { stat: 'f1_score', split: 'valid' },
  }),
})
