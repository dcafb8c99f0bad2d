import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const FLEURS_FAIRNESS = {
  name: 'fleurs_fairness',
  description: 'Sentences read by women and by men transcribed, for the gap between them (FLEURS)',
} as const

export const fleursFairnessScenario = declareScenario({
  ...FLEURS_FAIRNESS,
  options: z.strictObject({ gender: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.fleurs_fairness_scenario.FLEURSFairnessScenario',
    tags: ['audio', 'recognition', 'multilinguality'],
  },
  unavailable: NOT_PORTED,
})

export const fleursFairnessTask = defineTask({
  ...FLEURS_FAIRNESS,
  about: { source: 'google/xtreme_s on the Hub' },
  options: z.object({ gender: textArgument }),
  example: { gender: 'male' },
  build: ({ gender }) => ({
    scenario: { name: 'fleurs_fairness', options: { gender } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and transcribe the spoken content to text. Respond with only the transcript text and nothing else.',
      instancePrefix: '',
    }),
    metrics: basicMetrics(['wer_score', 'mer_score', 'wip_score', 'cer_score']),
    groups: ['fleurs_fairness'],
    main: { stat: 'wer_score', split: 'test' },
  }),
})
