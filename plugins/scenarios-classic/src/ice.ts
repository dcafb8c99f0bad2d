import { languageModelingAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ICE = { name: 'ice', description: 'English of different regions modeled (International Corpus of English)' } as const

export const iceScenario = declareScenario({
  ...ICE,
  options: z.strictObject({
    subset: z.string().optional(),
    category: z.string().optional(),
    gender: z.string().optional(),
    no_such_argument: z.int().optional(),
  }),
  helm: { className: 'helm.benchmark.scenarios.ice_scenario.ICEScenario', tags: ['language_modeling', 'harms', 'fairness'] },
  unavailable: NOT_PORTED,
})

export const iceTask = defineTask({
  ...ICE,
  about: { source: 'a file of yours' },
  options: z.object({ subset: textArgument.optional(), category: textArgument.optional(), gender: textArgument.optional() }),
  build: (options) => {
    const own = Object.entries(options).filter(([, value]) => value !== undefined)
    const parts = own.map(([key, value]) => `${key}=${value}`).toSorted()
    return {
      name: parts.length === 0 ? 'ice' : `ice:${parts.join(',')}`,
      scenario: { name: 'ice', options: Object.fromEntries(own) },
      adaptation: languageModelingAdaptation(),
      metrics: [{ name: 'language_modeling', options: { names: [] } }],
      groups: ['ice'],
      main: { stat: 'bits_per_byte', split: 'test' },
    }
  },
})
