import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const VOCAL_SOUND = {
  name: 'vocal_sound',
  description: 'Coughs, laughter, sighs and other sounds of people recognized (VocalSound)',
} as const

export const vocalSoundScenario = declareScenario({
  ...VOCAL_SOUND,
  options: z.strictObject({ sound: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.audio_language.vocal_sound_scenario.VocalSoundScenario', tags: ['audio', 'classification'] },
  unavailable: NOT_PORTED,
})

export const vocalSoundTask = defineTask({
  ...VOCAL_SOUND,
  about: { source: 'Dropbox' },
  options: z.object({ sound: textArgument }),
  example: { sound: 'cough' },
  build: ({ sound }) => ({
    scenario: { name: 'vocal_sound', options: { sound } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and classify the speaker behavior. Choose only from these options:"Cough", "Laughter", "Sigh", "Sneeze", "Sniff", or "Throat clearing". Respond with just the behavior.',
      instancePrefix: '',
      maxTokens: 5,
    }),
    metrics: exactMatchMetrics(),
    groups: ['vocal_sound'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
