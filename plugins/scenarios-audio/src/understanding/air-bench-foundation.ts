import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const AIR_BENCH_FOUNDATION = {
  name: 'air_bench_foundation',
  description: 'Multiple choice questions on sounds and music (AIR-Bench Foundation)',
} as const

export const airBenchFoundationScenario = declareScenario({
  ...AIR_BENCH_FOUNDATION,
  options: z.strictObject({ subject: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.air_bench_foundation_scenario.AirBenchFoundationScenario',
    tags: ['audio', 'classification', 'knowledge'],
  },
  unavailable: NOT_PORTED,
})

export const airBenchFoundationTask = defineTask({
  ...AIR_BENCH_FOUNDATION,
  about: { source: 'qyang1021/AIR-Bench-Dataset on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'music_instrument_classification' },
  build: ({ subject }) => ({
    name: `air_bench_foundation,subject=${subject}`,
    scenario: { name: 'air_bench_foundation', options: { subject } },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: exactMatchMetrics(),
    groups: ['air_bench_foundation'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
