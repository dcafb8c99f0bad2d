import { defineMetric, isMissing } from '@binnacle/core'
import * as z from 'zod'
import { BIGCODEBENCH } from './cards.data.ts'
import { readRecord } from './sandbox-record.ts'

/** HELM's BigCodeBenchMetric: `bigcodebench_p@1` is what the sandbox says. */
export const bigcodebench = defineMetric({
  ...BIGCODEBENCH,
  reads: 'one',
  scores: { 'bigcodebench_p@1': 'higher' },
  helm: { className: 'helm.benchmark.metrics.bigcodebench_metrics.BigCodeBenchMetric' },
  score: (sample) => {
    const read = readRecord(sample, 'bigcodebench', z.object({ pass_at_one: z.union([z.boolean(), z.number()]) }))
    return { 'bigcodebench_p@1': isMissing(read) ? read : Number(read.record.pass_at_one) }
  },
})
