import { binomialCdf } from '../distributions/beta.ts'
import { tInterval, type Interval } from '../intervals/intervals.ts'
import { clusteredStandardError, mean, standardError } from '../mean.ts'
import { tCdf } from '../distributions/student-t.ts'

/** What a paired t test finds. */
export interface PairedTTest {
  readonly meanDifference: number
  readonly standardError: number
  readonly degreesOfFreedom: number
  /** The mean difference in standard errors; NaN where all differences are 0. */
  readonly statistic: number
  /** Two-sided; 1 where all differences are 0. */
  readonly pValue: number
  /** Of the mean difference. */
  readonly interval: Interval
}

/**
 * Tests whether the mean of paired differences is 0.
 * @param differences one a pair
 * @param options `clusters` names the cluster of each pair; `confidence` of the interval is 0.95 unless told
 */
export function pairedTTest(
  differences: ArrayLike<number>,
  options: { readonly clusters?: ArrayLike<unknown>; readonly confidence?: number } = {},
): PairedTTest {
  const { clusters, confidence = 0.95 } = options
  const meanDifference = mean(differences)
  const error = clusters === undefined ? standardError(differences) : clusteredStandardError(differences, clusters)
  const independent = clusters === undefined ? differences.length : new Set(Array.from(clusters)).size
  const degreesOfFreedom = independent - 1
  const statistic = meanDifference / error
  return {
    meanDifference,
    standardError: error,
    degreesOfFreedom,
    statistic,
    pValue: meanDifference === 0 && error === 0 ? 1 : Math.min(1, 2 * tCdf(-Math.abs(statistic), degreesOfFreedom)),
    interval: tInterval(meanDifference, error, degreesOfFreedom, confidence),
  }
}

/**
 * The exact two-sided sign test, which for right and wrong answers is McNemar's exact test.
 * @param better pairs in which the first is better (only the first is right)
 * @param worse pairs in which the second is better; ties do not count
 * @returns the p value
 */
export function signTest(better: number, worse: number): number {
  return Math.min(1, 2 * binomialCdf(Math.min(better, worse), better + worse, 0.5))
}

/**
 * Tests whether the mean of paired differences is 0 by flipping their signs: all ways where they are no more than
 * `resamples`, else as many random ones.
 * @param options `random` gives numbers of [0, 1); `resamples` is 10,000 unless told
 * @returns the two-sided p value; a random one counts the observed signs as one more way, so it is never 0
 */
export function permutationTest(
  differences: ArrayLike<number>,
  options: { readonly random: () => number; readonly resamples?: number },
): number {
  const { random, resamples = 10_000 } = options
  const sizes = Float64Array.from(differences, Math.abs).filter((size) => size > 0)
  let observed = 0
  let total = 0
  for (let index = 0; index < differences.length; index++) observed += differences[index]!
  for (const size of sizes) total += size
  // Sums in another order differ in their last digits and count as equal.
  const threshold = Math.abs(observed) - 1e-12 * total
  if (2 ** sizes.length <= resamples) {
    const ways = 2 ** sizes.length
    let hits = 0
    for (let way = 0; way < ways; way++) {
      let sum = 0
      for (let index = 0; index < sizes.length; index++) sum += (way >>> index) & 1 ? sizes[index]! : -sizes[index]!
      if (Math.abs(sum) >= threshold) hits++
    }
    return hits / ways
  }
  let hits = 1
  for (let round = 0; round < resamples; round++) {
    let sum = 0
    for (const size of sizes) sum += random() < 0.5 ? size : -size
    if (Math.abs(sum) >= threshold) hits++
  }
  return hits / (resamples + 1)
}
