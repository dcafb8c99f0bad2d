import { defineMetric, isMissing, type ScoreValue } from '@binnacle/core'
import * as z from 'zod'
import { APPS } from './cards.data.ts'
import { readRecord } from './sandbox-record.ts'

const options = z.strictObject({
  names: z.array(z.enum(['test_avg', 'strict_acc'])),
  /** Seconds; for the sandbox. */
  timeout: z.number().optional(),
})

/** What each test of each completion came to: true, false, or HELM's codes of errors below 0. */
const schema = z.object({ results: z.array(z.array(z.union([z.boolean(), z.number()]))) })

/** HELM's APPSMetric: `test_avg` is the share of tests that the best completion passes, `strict_acc` whether one passes all. */
export const apps = defineMetric({
  ...APPS,
  options,
  reads: 'one',
  scores: ({ names }) => Object.fromEntries(names.map((name) => [name, 'higher' as const])),
  proportions: (name) => name === 'strict_acc',
  helm: { className: 'helm.benchmark.metrics.code_metrics.APPSMetric', floats: ['test_avg', 'strict_acc'] },
  score: (sample, { names }): Record<string, ScoreValue> => {
    const read = readRecord(sample, 'apps', schema)
    if (isMissing(read)) return Object.fromEntries(names.map((name) => [name, read]))
    const shares = read.record.results.map((tests) => tests.filter((passed) => passed === true).length / tests.length)
    const best = shares.reduce((most, share) => (share > most ? share : most), 0)
    return Object.fromEntries(names.map((name) => [name, name === 'test_avg' ? best : best === 1 ? 1 : 0]))
  },
})
