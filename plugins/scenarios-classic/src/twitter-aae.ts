import { languageModelingAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const TWITTER_AAE = { name: 'twitter_aae', description: 'Tweets in African American and in standard English modeled' } as const

export const twitterAaeScenario = declareScenario({
  ...TWITTER_AAE,
  options: z.strictObject({ demographic: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.twitter_aae_scenario.TwitterAAEScenario', tags: ['bias', 'language_modeling'] },
  unavailable: NOT_PORTED,
})

export const twitterAaeTask = defineTask({
  ...TWITTER_AAE,
  about: { source: 'CodaLab' },
  options: z.object({ demographic: textArgument }),
  example: { demographic: 'aa' },
  build: ({ demographic }) => ({
    scenario: { name: 'twitter_aae', options: { demographic } },
    adaptation: languageModelingAdaptation(),
    metrics: [{ name: 'language_modeling', options: { names: [] } }],
    groups: ['twitter_aae', `twitter_aae_${demographic}`],
    main: { stat: 'bits_per_byte', split: 'test' },
  }),
})
