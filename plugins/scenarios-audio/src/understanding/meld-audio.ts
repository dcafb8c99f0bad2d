import { classificationMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELD_AUDIO = { name: 'meld_audio', description: 'The emotion of a line of a television series, from the sound (MELD)' } as const

export const meldAudioScenario = declareScenario({
  ...MELD_AUDIO,
  helm: { className: 'helm.benchmark.scenarios.audio_language.meld_audio_scenario.MELDAudioScenario', tags: ['audio', 'classification'] },
  unavailable: NOT_PORTED,
})

export const meldAudioTask = defineTask({
  ...MELD_AUDIO,
  about: { source: 'zrr1999/MELD_Text_Audio on the Hub' },
  build: () => ({
    scenario: { name: 'meld_audio' },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Classify the emotion of the speaker in the audio as "anger", "disgust", "fear", "joy", "neutral", "sadness", or "surprise". Answer with only the emotion.',
      instancePrefix: '',
      maxTokens: 5,
    }),
    metrics: classificationMetrics(),
    groups: ['meld_audio'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
