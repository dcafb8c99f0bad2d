import type { Interval } from '../intervals/intervals.ts'
import { normalQuantile } from '../distributions/normal.ts'

/** How fine the ends of the interval are found. */
const STEPS = 60

/**
 * Tango's score interval of the difference of two paired proportions (Tango 1998): of the share of right answers of one model and of
 * another to the same questions. Honest for few pairs and for shares near 0 and 1, where an interval from a normal distribution is not.
 * @param firstOnly pairs in which only the first is right
 * @param secondOnly pairs in which only the second is right
 * @param pairs all pairs
 * @param confidence 0.95 unless told
 * @returns the ends, first minus second, within −1 … 1; NaN twice where there are no pairs
 */
export function pairedProportionInterval(firstOnly: number, secondOnly: number, pairs: number, confidence = 0.95): Interval {
  if (pairs === 0) return [Number.NaN, Number.NaN]
  const z = normalQuantile((1 + confidence) / 2)
  const difference = (firstOnly - secondOnly) / pairs
  const end = (from: number, to: number, wanted: number): number => {
    let [inside, outside] = [from, to]
    if (Math.abs(score(outside)) < z) return outside
    for (let step = 0; step < STEPS; step++) {
      const middle = (inside + outside) / 2
      if (score(middle) * wanted < z) inside = middle
      else outside = middle
    }
    return (inside + outside) / 2
  }
  /** How many standard errors the observed difference is above a supposed one. */
  const score = (supposed: number): number => {
    const a = 2 * pairs
    const b = -firstOnly - secondOnly + (2 * pairs - firstOnly + secondOnly) * supposed
    const c = -secondOnly * supposed * (1 - supposed)
    const second = (Math.sqrt(Math.max(0, b * b - 4 * a * c)) - b) / (2 * a)
    const variance = pairs * (2 * second + supposed * (1 - supposed))
    const gap = firstOnly - secondOnly - pairs * supposed
    return gap === 0 ? 0 : gap / Math.sqrt(Math.max(variance, Number.MIN_VALUE))
  }
  return [end(difference, -1, 1), end(difference, 1, -1)]
}
