import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MULTILINGUAL_LIBRISPEECH = {
  name: 'multilingual_librispeech',
  description: 'Audiobooks transcribed in seven languages (Multilingual LibriSpeech)',
} as const

export const multilingualLibrispeechScenario = declareScenario({
  ...MULTILINGUAL_LIBRISPEECH,
  options: z.strictObject({ language: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.multilingual_librispeech_scenario.MultilingualLibriSpeechScenario',
    tags: ['audio', 'multilinguality', 'recognition'],
  },
  unavailable: NOT_PORTED,
})

export const multilingualLibrispeechTask = defineTask({
  ...MULTILINGUAL_LIBRISPEECH,
  about: { source: 'facebook/multilingual_librispeech on the Hub' },
  options: z.object({ language: textArgument }),
  example: { language: 'Dutch' },
  build: ({ language }) => ({
    scenario: { name: 'multilingual_librispeech', options: { language } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and transcribe the spoken content to text. Respond with only the transcript text and nothing else.',
      instancePrefix: '',
    }),
    metrics: basicMetrics(['wer_score', 'mer_score', 'wip_score', 'cer_score']),
    groups: ['multilingual_librispeech'],
    main: { stat: 'wer_score', split: 'test' },
  }),
})
