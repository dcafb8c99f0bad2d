import { defineMetric, isMissing, type ScoreValue } from '@binnacle/core'
import { passAll, passAt } from '@binnacle/stats'
import * as z from 'zod'
import { PASS_AT_K } from './cards.data.ts'
import { readRecord } from './sandbox-record.ts'

const options = z.strictObject({
  /** How many completions are drawn; each number has its scores. */
  k: z.array(z.int().min(1)).min(1).default([1]),
  /** The annotator that recorded which completions passed. */
  annotator: z.string().min(1).default('code_eval'),
})

/** A truth value for each completion; null where it could not be run. */
const schema = z.object({ passed: z.array(z.boolean().nullable()) })

/**
 * `pass@k`, the chance that one of k completions passes (Chen et al. 2021), and `pass^k`, the chance that all do; 0 to 1, higher is
 * better. Completions that could not be run do not count; with fewer than k left the score is missing, and not 1 as under HELM's `pass`.
 */
export const passAtK = defineMetric({
  ...PASS_AT_K,
  options,
  reads: 'one',
  scores: ({ k }) => Object.fromEntries(k.flatMap((size) => [`pass@${size}`, `pass^${size}`].map((name) => [name, 'higher' as const]))),
  proportions: () => false,
  score: (sample, { k, annotator }): Record<string, ScoreValue> => {
    const read = readRecord(sample, annotator, schema)
    const run = isMissing(read) ? [] : read.record.passed.filter((passed) => passed !== null)
    const scores: Record<string, ScoreValue> = {}
    for (const size of k) {
      const missing = isMissing(read) ? read : { missing: `not computable: ${run.length} completions were run, and ${size} are drawn` }
      scores[`pass@${size}`] = passAt(run.length, run.filter(Boolean).length, size) ?? missing
      scores[`pass^${size}`] = passAll(run.length, run.filter(Boolean).length, size) ?? missing
    }
    return scores
  },
})
