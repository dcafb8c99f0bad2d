import { languageModelingAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const THE_PILE = { name: 'the_pile', description: 'Texts of the Pile modeled, by source' } as const

export const thePileScenario = declareScenario({
  ...THE_PILE,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.the_pile_scenario.ThePileScenario', tags: ['language_modeling'] },
  unavailable: NOT_PORTED,
})

export const thePileTask = defineTask({
  ...THE_PILE,
  about: { source: 'the-eye.eu' },
  options: z.object({ subset: textArgument }),
  example: { subset: 'ArXiv' },
  build: ({ subset }) => ({
    scenario: { name: 'the_pile', options: { subset } },
    adaptation: languageModelingAdaptation(),
    metrics: [{ name: 'language_modeling', options: { names: [] } }],
    groups: ['the_pile'],
    main: { stat: 'bits_per_byte', split: 'test' },
  }),
})
