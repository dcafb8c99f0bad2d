import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SEED_BENCH = {
  name: 'seed_bench',
  description: 'Multiple choice questions on what pictures show, by kind of understanding (SEED-Bench)',
} as const

export const seedBenchScenario = declareScenario({
  ...SEED_BENCH,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.seed_bench_scenario.SEEDBenchScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const seedBenchTask = defineTask({
  ...SEED_BENCH,
  about: { source: 'lmms-lab/SEED-Bench on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'visual-reasoning' },
  build: ({ subject }) => ({
    scenario: { name: 'seed_bench', options: { subject } },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['seed_bench'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
