import { classificationMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const AUDIO_PAIRS = { name: 'audio_pairs', description: 'Which of two recordings has a property' } as const

export const audioPairsScenario = declareScenario({
  ...AUDIO_PAIRS,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.audio_language.audio_pairs_scenario.AudioPAIRSScenario', tags: ['audio', 'classification'] },
  unavailable: NOT_PORTED,
})

export const audioPairsTask = defineTask({
  ...AUDIO_PAIRS,
  about: { source: 'UCSC-VLAA/Audio_PAIRS on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'concatenation' },
  build: ({ subject }) => ({
    scenario: { name: 'audio_pairs', options: { subject } },
    adaptation: multimodalGenerationAdaptation({
      instructions: 'Listen to the audio and answer the question with provided options.',
      instancePrefix: '',
      maxTokens: 5,
    }),
    metrics: classificationMetrics(),
    groups: ['audio_pairs'],
  }),
})
