import { completionAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const INFINITE_BENCH_EN_SUM = { name: 'infinite_bench_en_sum', description: 'Summaries of novels (InfiniteBench)' } as const

export const infiniteBenchEnSumScenario = declareScenario({
  ...INFINITE_BENCH_EN_SUM,
  options: z.strictObject({ max_num_words: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.infinite_bench_en_sum_scenario.InfiniteBenchEnSumScenario', tags: ['summarization'] },
  unavailable: NOT_PORTED,
})

export const infiniteBenchEnSumTask = defineTask({
  ...INFINITE_BENCH_EN_SUM,
  about: { source: 'xinrongzhang2022/InfiniteBench on the Hub' },
  options: z.object({ max_num_words: z.int().default(131072) }),
  build: ({ max_num_words: maxNumWords }) => ({
    scenario: { name: 'infinite_bench_en_sum', options: { max_num_words: maxNumWords } },
    adaptation: completionAdaptation({ referenceSuffix: '', instancePrefix: '', maxTokens: 1200 }),
    metrics: openEndedMetrics(),
    groups: ['infinite_bench_en_sum'],
    main: { stat: 'rouge_l', split: 'test' },
  }),
})
