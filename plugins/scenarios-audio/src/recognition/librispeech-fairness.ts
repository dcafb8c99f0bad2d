import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const LIBRISPEECH_FAIRNESS = {
  name: 'librispeech_fairness',
  description: 'Audiobooks read by women and by men transcribed, for the gap between them (LibriSpeech)',
} as const

export const librispeechFairnessScenario = declareScenario({
  ...LIBRISPEECH_FAIRNESS,
  options: z.strictObject({ gender: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.librispeech_fairness_scenario.LibriSpeechFairnessScenario',
    tags: ['audio', 'recognition'],
  },
  unavailable: NOT_PORTED,
})

export const librispeechFairnessTask = defineTask({
  ...LIBRISPEECH_FAIRNESS,
  about: { source: 'openslr/librispeech_asr on the Hub' },
  options: z.object({ gender: textArgument }),
  example: { gender: 'male' },
  build: ({ gender }) => ({
    scenario: { name: 'librispeech_fairness', options: { gender } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and transcribe the spoken content to text. Respond with only the transcript text and nothing else.',
      instancePrefix: '',
    }),
    metrics: basicMetrics(['wer_score', 'mer_score', 'wip_score', 'cer_score']),
    groups: ['librispeech_fairness'],
    main: { stat: 'wer_score', split: 'test' },
  }),
})
