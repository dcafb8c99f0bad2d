import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MUTOX = { name: 'mutox', description: 'Whether an utterance is toxic, in 30 languages (MuTox)' } as const

export const mutoxScenario = declareScenario({
  ...MUTOX,
  options: z.strictObject({ language: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.mutox_scenario.MuToxScenario',
    tags: ['audio', 'classification', 'toxicity '],
  },
  unavailable: NOT_PORTED,
})

export const mutoxTask = defineTask({
  ...MUTOX,
  about: { source: 'dl.fbaipublicfiles.com' },
  options: z.object({ language: textArgument }),
  example: { language: 'Arabic' },
  build: ({ language }) => ({
    scenario: { name: 'mutox', options: { language } },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: exactMatchMetrics(),
    groups: ['mutox'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
