import { biasMetrics, exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const syntheticReasoningScenario = declareScenario({
  name: 'synthetic_reasoning',
  description: 'Patterns matched, substituted, induced, in Vietnamese (MELT)',
  options: z.strictObject({ mode: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.melt_synthetic_reasoning_scenario.MELTSyntheticReasoningScenario',
    tags: ['reasoning', 'language', 'pattern_matching'],
  },
  unavailable: NOT_PORTED,
})

export const meltSyntheticReasoningTask = defineTask({
  name: 'melt_synthetic_reasoning',
  description: 'Patterns matched, substituted, induced, in Vietnamese (MELT)',
  about: { source: 'made by the scenario' },
  options: z.object({ mode: textArgument }),
  example: { mode: 'pattern_match' },
  build: ({ mode }) => ({
    scenario: { name: 'synthetic_reasoning', options: { mode } },
    adaptation: generationAdaptation({
      instructions: 'Hãy giải bài toán sau.',
      inputNoun: 'Bài toán',
      outputNoun: 'Lời giải',
      maxTokens: 50,
    }),
    metrics: [...exactMatchMetrics(), ...biasMetrics('vietnamese_bias'), { name: 'vietnamese_toxicity' }],
    groups: ['melt', 'melt_synthetic_reasoning', `melt_synthetic_reasoning_${mode}`],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
