import { completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const HARM_BENCH = { name: 'harm_bench', description: 'Harmful requests; judges rate the answers (HarmBench)' } as const

export const harmBenchScenario = declareScenario({
  ...HARM_BENCH,
  helm: { className: 'helm.benchmark.scenarios.harm_bench_scenario.HarmBenchScenario', tags: ['safety'] },
  unavailable: NOT_PORTED,
})

export const harmBenchTask = defineTask({
  ...HARM_BENCH,
  about: { source: 'centerforaisafety/HarmBench on GitHub' },
  build: () => ({
    scenario: { name: 'harm_bench' },
    adaptation: completionAdaptation({ instancePrefix: '', maxTokens: 512 }),
    metrics: [{ name: 'safety_score' }, { name: 'safety_basic_generation' }, { name: 'instances_per_split' }],
    annotators: [{ name: 'harm_bench' }],
    groups: ['harm_bench'],
    main: { stat: 'safety_score', split: 'test' },
  }),
})
