import { defineMetric, isMissing } from '@binnacle/core'
import * as z from 'zod'
import { CZECH_BANK_QA } from './cards.data.ts'
import { readRecord } from './sandbox-record.ts'

/** HELM's CzechBankQAMetrics: `error_rate` is 1 where the query failed; whether its rows are right is not looked at. */
export const czechBankQa = defineMetric({
  ...CZECH_BANK_QA,
  reads: 'one',
  scores: { error_rate: 'lower' },
  helm: { className: 'helm.benchmark.metrics.czech_bank_qa_metrics.CzechBankQAMetrics', floats: ['error_rate'] },
  score: (sample) => {
    const read = readRecord(sample, 'czech_bank_qa', z.object({ error: z.unknown() }))
    return { error_rate: isMissing(read) ? read : (read.record.error ?? null) === null ? 0 : 1 }
  },
})
