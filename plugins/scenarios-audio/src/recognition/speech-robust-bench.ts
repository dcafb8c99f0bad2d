import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SPEECH_ROBUST_BENCH = {
  name: 'speech_robust_bench',
  description: 'Disturbed recordings transcribed, by kind and level (Speech Robust Bench)',
} as const

export const speechRobustBenchScenario = declareScenario({
  ...SPEECH_ROBUST_BENCH,
  options: z.strictObject({ subject: z.string(), level: z.int() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.speech_robust_bench_scenario.SpeechRobustBenchScenario',
    tags: ['audio', 'recognition', 'robustness', 'multilinguality'],
  },
  unavailable: NOT_PORTED,
})

export const speechRobustBenchTask = defineTask({
  ...SPEECH_ROBUST_BENCH,
  about: { source: 'mshah1/speech_robust_bench on the Hub' },
  options: z.object({ subject: textArgument, level: z.int() }),
  example: { subject: 'librispeech_gnoise', level: 1 },
  build: ({ subject, level }) => ({
    scenario: { name: 'speech_robust_bench', options: { subject, level } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Listen to the audio and transcribe the spoken content to text. Respond with only the transcript text and nothing else.',
      instancePrefix: '',
    }),
    metrics: basicMetrics(['wer_score', 'mer_score', 'wip_score', 'cer_score']),
    groups: ['speech_robust_bench'],
    main: { stat: 'wer_score', split: 'test' },
  }),
})
