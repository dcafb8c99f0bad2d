import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const FLEURS = { name: 'fleurs', description: 'Read sentences transcribed in many languages (FLEURS)' } as const

export const fleursScenario = declareScenario({
  ...FLEURS,
  options: z.strictObject({ language: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.fleurs_scenario.FLEURSScenario',
    tags: ['audio', 'recognition', 'multilinguality'],
  },
  unavailable: NOT_PORTED,
})

export const fleursTask = defineTask({
  ...FLEURS,
  about: { source: 'google/xtreme_s on the Hub' },
  options: z.object({ language: textArgument }),
  example: { language: 'Finnish' },
  build: ({ language }) => ({
    scenario: { name: 'fleurs', options: { language } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and transcribe the spoken content to text. Respond with only the transcript text and nothing else.',
      instancePrefix: '',
    }),
    metrics: basicMetrics(['wer_score', 'mer_score', 'wip_score', 'cer_score']),
    groups: ['fleurs'],
    main: { stat: 'wer_score', split: 'test' },
  }),
})
