import { basicMetrics, biasMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const sytheticReasoningNaturalScenario = declareScenario({
  name: 'sythetic_reasoning_natural',
  description: 'Rules in plain Vietnamese applied to facts (MELT)',
  options: z.strictObject({ difficulty: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.melt_srn_scenario.MELTSRNScenario', tags: ['reasoning', 'language', 'pattern_matching'] },
  unavailable: NOT_PORTED,
})

export const meltSyntheticReasoningNaturalTask = defineTask({
  name: 'melt_synthetic_reasoning_natural',
  description: 'Rules in plain Vietnamese applied to facts (MELT)',
  about: { source: 'made by the scenario' },
  options: z.object({ difficulty: textArgument }),
  example: { difficulty: 'easy' },
  build: ({ difficulty }) => ({
    scenario: { name: 'sythetic_reasoning_natural', options: { difficulty } },
    adaptation: generationAdaptation({
      instructions: 'Hãy giải quyết vấn đề sau.',
      inputNoun: 'Quy luật',
      newlineAfterInputNoun: true,
      maxTrainInstances: 3,
      maxTokens: 20,
    }),
    metrics: [
      ...basicMetrics(['f1_set_match', 'iou_set_match', 'exact_set_match']),
      ...biasMetrics('vietnamese_bias'),
      { name: 'vietnamese_toxicity' },
    ],
    groups: ['melt', 'melt_synthetic_reasoning', 'melt_synthetic_reasoning_natural'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
