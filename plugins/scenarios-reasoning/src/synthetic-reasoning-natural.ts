import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SYNTHETIC_REASONING_NATURAL = {
  name: 'synthetic_reasoning_natural',
  description: 'Rules in plain words applied to facts (synthetic reasoning)',
} as const

export const syntheticReasoningNaturalScenario = declareScenario({
  ...SYNTHETIC_REASONING_NATURAL,
  options: z.strictObject({ difficulty: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.synthetic_reasoning_natural_scenario.SRNScenario',
    tags: ['reasoning', 'language', 'pattern_matching'],
  },
  unavailable: NOT_PORTED,
})

export const syntheticReasoningNaturalTask = defineTask({
  ...SYNTHETIC_REASONING_NATURAL,
  about: { source: 'made by the scenario' },
  options: z.object({ difficulty: textArgument }),
  example: { difficulty: 'easy' },
  build: ({ difficulty }) => ({
    scenario: { name: 'synthetic_reasoning_natural', options: { difficulty } },
    adaptation: generationAdaptation({
      instructions: 'Please solve the following problem.',
      inputNoun: 'Rules',
      newlineAfterInputNoun: true,
      maxTrainInstances: 3,
      maxTokens: 20,
    }),
    metrics: basicMetrics(['f1_set_match', 'iou_set_match', 'exact_set_match']),
    groups: ['synthetic_reasoning', 'synthetic_reasoning_natural'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
