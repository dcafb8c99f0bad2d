import { completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const HARM_BENCH_GCG_TRANSFER = {
  name: 'harm_bench_gcg_transfer',
  description: 'Harmful requests with suffixes that were optimized to break safety (HarmBench, GCG)',
} as const

export const harmBenchGcgTransferScenario = declareScenario({
  ...HARM_BENCH_GCG_TRANSFER,
  helm: { className: 'helm.benchmark.scenarios.harm_bench_gcg_transfer_scenario.HarmBenchGCGTransferScenario', tags: ['safety'] },
  unavailable: NOT_PORTED,
})

export const harmBenchGcgTransferTask = defineTask({
  ...HARM_BENCH_GCG_TRANSFER,
  about: { source: 'farzaank/harmbench-gcg-ensembled on GitHub' },
  build: () => ({
    scenario: { name: 'harm_bench_gcg_transfer' },
    adaptation: completionAdaptation({ instancePrefix: '', maxTokens: 512 }),
    metrics: [{ name: 'safety_score' }, { name: 'safety_basic_generation' }, { name: 'instances_per_split' }],
    annotators: [{ name: 'harm_bench' }],
    groups: ['harm_bench_gcg_transfer'],
    main: { stat: 'safety_score', split: 'test' },
  }),
})
