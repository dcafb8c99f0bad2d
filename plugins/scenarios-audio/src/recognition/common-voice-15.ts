import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const COMMON_VOICE_15 = { name: 'common_voice_15', description: 'Read sentences transcribed, by language (Common Voice 15)' } as const

export const commonVoice15Scenario = declareScenario({
  ...COMMON_VOICE_15,
  options: z.strictObject({ language: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.common_voice_15_scenario.CommonVoice15Scenario',
    tags: ['audio', 'recognition', 'multilinguality'],
  },
  unavailable: NOT_PORTED,
})

export const commonVoice15Task = defineTask({
  ...COMMON_VOICE_15,
  about: { source: 'mozilla-foundation/common_voice_15_0 on the Hub' },
  options: z.object({ language: textArgument }),
  example: { language: 'English' },
  build: ({ language }) => ({
    scenario: { name: 'common_voice_15', options: { language } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and transcribe the spoken content to text. Respond with only the transcript text and nothing else.',
      instancePrefix: '',
    }),
    metrics: basicMetrics(['wer_score', 'mer_score', 'wip_score', 'cer_score']),
    groups: ['common_voice_15'],
  }),
})
