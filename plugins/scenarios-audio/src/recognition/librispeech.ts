import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const LIBRISPEECH = { name: 'librispeech', description: 'Audiobooks transcribed (LibriSpeech)' } as const

export const librispeechScenario = declareScenario({
  ...LIBRISPEECH,
  helm: { className: 'helm.benchmark.scenarios.audio_language.librispeech_scenario.LibriSpeechScenario', tags: ['audio', 'recognition'] },
  unavailable: NOT_PORTED,
})

export const librispeechTask = defineTask({
  ...LIBRISPEECH,
  about: { source: 'openslr/librispeech_asr on the Hub' },
  build: () => ({
    scenario: { name: 'librispeech' },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and transcribe the spoken content to text. Respond with only the transcript text and nothing else.',
      instancePrefix: '',
    }),
    metrics: basicMetrics(['wer_score', 'mer_score', 'wip_score', 'cer_score']),
    groups: ['librispeech'],
    main: { stat: 'wer_score', split: 'test' },
  }),
})
