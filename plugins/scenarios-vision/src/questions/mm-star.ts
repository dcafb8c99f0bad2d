import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { textMetrics } from '../text-metrics.ts'

const MM_STAR = { name: 'mm_star', description: 'Multiple choice questions that cannot be answered without the picture (MMStar)' } as const

export const mmStarScenario = declareScenario({
  ...MM_STAR,
  options: z.strictObject({ category: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.mm_star_scenario.MMStarScenario',
    tags: ['vision-language', 'knowledge', 'reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const mmStarTask = defineTask({
  ...MM_STAR,
  about: { source: 'Lin-Chen/MMStar on the Hub' },
  options: z.object({ category: textArgument }),
  example: { category: 'coarse_perception' },
  build: ({ category }) => ({
    scenario: { name: 'mm_star', options: { category } },
    adaptation: multimodalGenerationAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer.',
      maxTokens: 1,
    }),
    metrics: [...exactMatchMetrics(), ...textMetrics()],
    groups: ['mm_star'],
    main: { stat: 'quasi_prefix_exact_match', split: 'valid' },
  }),
})
