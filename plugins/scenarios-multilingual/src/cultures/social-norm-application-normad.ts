import { exactMatchMetrics, f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { countryCode, countryName } from './country.ts'

const SOCIAL_NORM_APPLICATION_NORMAD = {
  name: 'social_norm_application_normad',
  description: 'Whether a story follows the norms of a country (NormAd)',
} as const

export const socialNormApplicationNormadScenario = declareScenario({
  ...SOCIAL_NORM_APPLICATION_NORMAD,
  options: z.strictObject({ language: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.lmkt_scenarios.SocialNormApplicationNormADScenario', tags: ['social_norm_application'] },
  unavailable: NOT_PORTED,
})

export const socialNormApplicationNormadTask = defineTask({
  ...SOCIAL_NORM_APPLICATION_NORMAD,
  about: { source: 'akhilayerukola/NormAd on the Hub' },
  example: { language: 'en', country: 'US' },
  options: z.object({ language: z.enum(['en']), country: countryCode }),
  build: ({ language, country }) => ({
    name: 'social_norm_application_normad',
    scenario: { name: 'social_norm_application_normad', options: { language } },
    adaptation: generationAdaptation({
      instructions: `Please respond as the ${countryName(country)} persona described below.`,
      inputNoun: 'Situation',
      outputNoun: 'Response',
      maxTokens: 5,
      stopSequences: [],
    }),
    metrics: [...exactMatchMetrics(), ...f1Metrics()],
    groups: ['lmkt', 'social_norm_application_normad'],
  }),
})
