import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const syntheticReasoningScenarioScenario = declareScenario({
  name: 'synthetic_reasoning_scenario',
  description: 'Patterns matched, variables substituted, induced (synthetic reasoning)',
  options: z.strictObject({ mode: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.synthetic_reasoning_scenario.SyntheticReasoningScenario',
    tags: ['reasoning', 'language', 'pattern_matching'],
  },
  unavailable: NOT_PORTED,
})

export const syntheticReasoningTask = defineTask({
  name: 'synthetic_reasoning',
  description: 'Patterns matched, variables substituted, induced (synthetic reasoning)',
  about: { source: 'made by the scenario' },
  options: z.object({ mode: textArgument }),
  example: { mode: 'pattern_match' },
  build: ({ mode }) => ({
    scenario: { name: 'synthetic_reasoning_scenario', options: { mode } },
    adaptation: generationAdaptation({ instructions: 'Please solve the following problem.', outputNoun: 'Target', maxTokens: 50 }),
    metrics: exactMatchMetrics(),
    groups: ['synthetic_reasoning', `synthetic_reasoning_${mode}`],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
