import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ENTITY_MATCHING = { name: 'entity_matching', description: 'Whether two rows of tables are about one thing' } as const

export const entityMatchingScenario = declareScenario({
  ...ENTITY_MATCHING,
  options: z.strictObject({ dataset: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.entity_matching_scenario.EntityMatchingScenario',
    tags: ['entity_matching', 'structured_reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const entityMatchingTask = defineTask({
  ...ENTITY_MATCHING,
  about: { source: 'pages.cs.wisc.edu' },
  options: z.object({ dataset: textArgument }),
  example: { dataset: 'Beer' },
  build: ({ dataset }) => ({
    scenario: { name: 'entity_matching', options: { dataset } },
    adaptation: generationAdaptation({ instructions: 'Are Product A and Product B the same? Yes or No?', outputNoun: 'Answer' }),
    metrics: exactMatchMetrics(),
    groups: ['entity_matching'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
