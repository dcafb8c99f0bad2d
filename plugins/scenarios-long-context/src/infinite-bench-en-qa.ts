import { completionAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const INFINITE_BENCH_EN_QA = { name: 'infinite_bench_en_qa', description: 'Questions on novels (InfiniteBench)' } as const

export const infiniteBenchEnQaScenario = declareScenario({
  ...INFINITE_BENCH_EN_QA,
  options: z.strictObject({ max_num_words: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.infinite_bench_en_qa_scenario.InfiniteBenchEnQAScenario', tags: ['question_answering'] },
  unavailable: NOT_PORTED,
})

export const infiniteBenchEnQaTask = defineTask({
  ...INFINITE_BENCH_EN_QA,
  about: { source: 'xinrongzhang2022/InfiniteBench on the Hub' },
  options: z.object({ max_num_words: z.int().default(131072) }),
  build: ({ max_num_words: maxNumWords }) => ({
    scenario: { name: 'infinite_bench_en_qa', options: { max_num_words: maxNumWords } },
    adaptation: completionAdaptation({ referenceSuffix: '', instancePrefix: '', maxTokens: 40 }),
    metrics: openEndedMetrics(),
    groups: ['infinite_bench_en_qa'],
  }),
})
