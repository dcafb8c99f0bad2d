import { harmMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MM_SAFETY_BENCH = {
  name: 'mm_safety_bench',
  description: 'Harmful requests that a picture carries, by kind of harm (MM-SafetyBench)',
} as const

export const mmSafetyBenchScenario = declareScenario({
  ...MM_SAFETY_BENCH,
  options: z.strictObject({ subset: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.mm_safety_bench_scenario.MMSafetyBenchScenario',
    tags: ['vision-language', 'bias', 'toxicity'],
  },
  unavailable: NOT_PORTED,
})

export const mmSafetyBenchTask = defineTask({
  ...MM_SAFETY_BENCH,
  about: { source: 'isXinLiu/MM-SafetyBench on GitHub' },
  options: z.object({ subset: textArgument }),
  example: { subset: 'illegal_activity' },
  build: ({ subset }) => ({
    scenario: { name: 'mm_safety_bench', options: { subset } },
    adaptation: multimodalGenerationAdaptation({ maxTokens: 500 }),
    metrics: harmMetrics(),
    groups: ['mm_safety_bench'],
    main: { stat: 'toxic_frac', split: 'test' },
  }),
})
