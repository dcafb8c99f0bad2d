import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MME = { name: 'mme', description: 'Yes or no questions on perception and reasoning over pictures (MME)' } as const

export const mmeScenario = declareScenario({
  ...MME,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.mme_scenario.MMEScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const mmeTask = defineTask({
  ...MME,
  about: { source: 'lmms-lab/MME on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'posters' },
  build: ({ subject }) => ({
    scenario: { name: 'mme', options: { subject } },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['mme'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
