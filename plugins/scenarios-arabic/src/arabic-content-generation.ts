import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ARABIC_CONTENT_GENERATION = {
  name: 'arabic_content_generation',
  description: 'Business texts written in Arabic; a judge checks facts and form',
} as const

export const arabicContentGenerationScenario = declareScenario({
  ...ARABIC_CONTENT_GENERATION,
  options: z.strictObject({ category: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.arabic_content_generation_scenario.ArabicContentGenerationScenario',
    tags: ['content generation'],
  },
  unavailable: NOT_PORTED,
})

export const arabicContentGenerationTask = defineTask({
  ...ARABIC_CONTENT_GENERATION,
  about: { source: 'stanford-crfm/arabic-enterprise on the Hub' },
  options: z.object({ category: textArgument.default('all') }),
  build: ({ category }) => ({
    name: category === 'all' ? 'arabic_content_generation' : `arabic_content_generation:category=${category}`,
    scenario: { name: 'arabic_content_generation', options: { category } },
    adaptation: generationAdaptation({
      instructions:
        'Given the following lists of facts and style features, generate a professional business article in Modern Standard Arabic. Use all of the provided facts. Use only the provided facts, and do not introduce new facts. Respond only with the article.',
      maxTokens: 2000,
      stopSequences: [],
    }),
    metrics: [...basicMetrics([]), { name: 'arabic_content_generation' }],
    annotators: [{ name: 'arabic_content_generation' }],
    groups: ['arabic_content_generation'],
    main: { stat: 'arabic_content_generation_score', split: 'test' },
  }),
})
