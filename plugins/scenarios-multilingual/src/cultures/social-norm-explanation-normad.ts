import { generationAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { countryCode, countryName } from './country.ts'

const SOCIAL_NORM_EXPLANATION_NORMAD = {
  name: 'social_norm_explanation_normad',
  description: 'Why a story follows or breaks the norms of a country (NormAd)',
} as const

export const socialNormExplanationNormadScenario = declareScenario({
  ...SOCIAL_NORM_EXPLANATION_NORMAD,
  options: z.strictObject({ language: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.lmkt_scenarios.SocialNormExplanationNormADScenario', tags: ['social_norm_explanation'] },
  unavailable: NOT_PORTED,
})

export const socialNormExplanationNormadTask = defineTask({
  ...SOCIAL_NORM_EXPLANATION_NORMAD,
  about: { source: 'akhilayerukola/NormAd on the Hub' },
  example: { language: 'en', country: 'US' },
  options: z.object({ language: z.enum(['en']), country: countryCode }),
  build: ({ language, country }) => ({
    name: 'social_norm_explanation_normad',
    scenario: { name: 'social_norm_explanation_normad', options: { language } },
    adaptation: generationAdaptation({
      instructions: `Please respond as the ${countryName(country)} persona described below.`,
      inputNoun: 'Situation',
      outputNoun: 'Explanation',
      maxTokens: 128,
      stopSequences: [],
    }),
    metrics: [...openEndedMetrics(), { name: 'semantic_similarity', options: { similarity_fn_name: 'cosine' } }],
    groups: ['lmkt', 'social_norm_explanation_normad'],
  }),
})
