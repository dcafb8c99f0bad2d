import { classificationMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const IEMOCAP_AUDIO = { name: 'iemocap_audio', description: 'The emotion of a spoken utterance (IEMOCAP)' } as const

export const iemocapAudioScenario = declareScenario({
  ...IEMOCAP_AUDIO,
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.iemocap_audio_scenario.IEMOCAPAudioScenario',
    tags: ['audio', 'classification'],
  },
  unavailable: NOT_PORTED,
})

export const iemocapAudioTask = defineTask({
  ...IEMOCAP_AUDIO,
  about: { source: 'Zahra99/IEMOCAP_Audio on the Hub' },
  build: () => ({
    scenario: { name: 'iemocap_audio' },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Classify the emotion of the speaker(s) in the audio as "angry", "happy", "neutral", or "sad". Answer with only the emotion.',
      instancePrefix: '',
      maxTokens: 5,
    }),
    metrics: classificationMetrics(),
    groups: ['iemocap_audio'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
