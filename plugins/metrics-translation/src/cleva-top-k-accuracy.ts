import { byLikelihood, defineMetric, isCorrect } from '@binnacle/core'
import * as z from 'zod'
import { CLEVA_TOP_K_ACCURACY } from './cards.data.ts'

const options = z.strictObject({
  /** How many completions are read, the likeliest first. */
  k: z.int().positive(),
  /** How many characters of each are read. */
  cut_off: z.int().positive(),
})

/**
 * HELM's CLEVATopKAccuracyMetric: `cleva_top<k>_accuracy` is the share of instances in which any piece of a right reference stands in
 * the read part of a completion. A piece may be one character, so that one shared character is enough. As in HELM a 32-bit number.
 */
export const clevaTopKAccuracy = defineMetric({
  ...CLEVA_TOP_K_ACCURACY,
  options,
  reads: 'one',
  scores: ({ k }) => ({ [`cleva_top${k}_accuracy`]: 'higher' }),
  helm: { className: 'helm.benchmark.metrics.cleva_accuracy_metrics.CLEVATopKAccuracyMetric' },
  collect: ({ instance, requests }, _scores, { k, cut_off: end }) => {
    const likeliest = byLikelihood(requests[0]!.answer.completions).slice(0, k)
    const read = new Set(likeliest.flatMap(({ text }) => Array.from(text).slice(0, end)))
    const isRight = instance.references.some(
      (reference) => isCorrect(reference) && Array.from(reference.output.text).some((one) => read.has(one)),
    )
    return isRight ? 1 : 0
  },
  summarize: (rows, { k }) => {
    let [right, all] = [0, 0]
    for (const row of rows) {
      right += row
      all++
    }
    return { [`cleva_top${k}_accuracy`]: all === 0 ? { missing: 'there are no instances' } : Math.fround(right / all) }
  },
})
