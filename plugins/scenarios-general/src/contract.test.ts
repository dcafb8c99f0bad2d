import metricsBasic from '@binnacle/metrics-basic'
import metricsJudged from '@binnacle/metrics-judged'
import { describePlugin } from '@binnacle/testkit'
import { writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

/** A task of BIG-bench in the form of its file. */
const mirror = writeMirror([
  {
    url: 'https://raw.githubusercontent.com/google/BIG-bench/main/bigbench/benchmark_tasks/semantic_parsing_spider/task.json',
    text: '{"metrics": ["exact_str_match"]}',
  },
])

describePlugin(plugin, { requires: [metricsBasic, metricsJudged], mirror })
