import { describeMetric, describePlugin } from '@binnacle/testkit'
import { basicGeneration } from './basic-generation.ts'
import plugin from './index.ts'

describePlugin(plugin)

describeMetric(basicGeneration, {
  options: { names: ['exact_match', 'f1_score'] },
  bounds: { exact_match: [0, 1], f1_score: [0, 1] },
  best: { exact_match: 1, f1_score: 1 },
})
