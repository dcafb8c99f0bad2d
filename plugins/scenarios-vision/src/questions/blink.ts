import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { textMetrics } from '../text-metrics.ts'

const BLINK = {
  name: 'blink',
  description: 'Questions on pictures that people answer in a blink: depth, matching, counting (BLINK)',
} as const

export const blinkScenario = declareScenario({
  ...BLINK,
  options: z.strictObject({ category: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.blink_scenario.BlinkScenario',
    tags: ['vision-language', 'knowledge', 'reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const blinkTask = defineTask({
  ...BLINK,
  about: { source: 'BLINK-Benchmark/BLINK on the Hub' },
  options: z.object({ category: textArgument }),
  example: { category: 'Art_Style' },
  build: ({ category }) => ({
    scenario: { name: 'blink', options: { category } },
    adaptation: multimodalGenerationAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer.',
      maxTokens: 1,
    }),
    metrics: [...exactMatchMetrics(), ...textMetrics()],
    groups: ['blink'],
    main: { stat: 'quasi_prefix_exact_match', split: 'valid' },
  }),
})
