import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ENTITY_DATA_IMPUTATION = { name: 'entity_data_imputation', description: 'A missing cell of a table filled in' } as const

export const entityDataImputationScenario = declareScenario({
  ...ENTITY_DATA_IMPUTATION,
  options: z.strictObject({ dataset: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.entity_data_imputation_scenario.EntityDataImputationScenario',
    tags: ['entity_data_imputation', 'structured_reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const entityDataImputationTask = defineTask({
  ...ENTITY_DATA_IMPUTATION,
  about: { source: 'Google Cloud Storage' },
  options: z.object({ dataset: textArgument }),
  example: { dataset: 'Buy' },
  build: ({ dataset }) => ({
    scenario: { name: 'entity_data_imputation', options: { dataset } },
    adaptation: generationAdaptation({ instructions: 'What is the missing value?', outputNoun: 'Answer' }),
    metrics: exactMatchMetrics(),
    groups: ['entity_data_imputation'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
