import type { BootstrapOptions, Interval } from './intervals.ts'
import { mean, quantile } from '../mean.ts'
import { normalCdf, normalQuantile } from '../distributions/normal.ts'

/** Values left out together, at the most: of more values, groups of neighbours are left out. */
const MOST_GROUPS = 200

/**
 * The bootstrap's bias-corrected and accelerated interval of a statistic (Efron 1987): the percentile interval, moved where the
 * statistic is biased or its spread depends on its size, as with skewed values and shares near 0 and 1.
 * @returns NaN twice of fewer than two values; the value twice where all resamples agree
 */
export function bcaInterval(values: ArrayLike<number>, options: BootstrapOptions): Interval {
  const { random, resamples = 10_000, confidence = 0.95, statistic = mean } = options
  const { length } = values
  if (length < 2) return [Number.NaN, Number.NaN]
  const own = Float64Array.from(values)
  const estimate = statistic(own)
  const drawn = new Float64Array(length)
  const estimates = new Float64Array(resamples)
  for (let round = 0; round < resamples; round++) {
    for (let index = 0; index < length; index++) drawn[index] = own[Math.floor(random() * length)]!
    estimates[round] = statistic(drawn)
  }
  estimates.sort()
  if (estimates[0] === estimates[resamples - 1]) return [estimates[0]!, estimates[0]!]
  // Of a discrete statistic many resamples equal the estimate: half of them count as below.
  const [first, last] = [bound(estimates, estimate, false), bound(estimates, estimate, true)]
  const below = (first + (last - first) / 2) / resamples
  const bias = normalQuantile(Math.min(1 - 1 / resamples, Math.max(1 / resamples, below)))
  const acceleration = accelerationOf(own, statistic)
  const part = (tail: number): number => {
    const shifted = bias + normalQuantile(tail)
    return normalCdf(bias + shifted / (1 - acceleration * shifted))
  }
  return [quantile(estimates, part((1 - confidence) / 2)), quantile(estimates, part((1 + confidence) / 2))]
}

/** How many sorted values are below a value, or, with `equal`, not above it. */
function bound(sorted: Float64Array, value: number, equal: boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value || (equal && sorted[middle] === value)) low = middle + 1
    else high = middle
  }
  return low
}

/** A sixth of the skewness of what the statistic is without each value. */
function accelerationOf(values: Float64Array, statistic: (values: Float64Array) => number): number {
  const groups = Math.min(values.length, MOST_GROUPS)
  const without = Array.from({ length: groups }, (_, group) => {
    const [from, to] = [Math.floor((group * values.length) / groups), Math.floor(((group + 1) * values.length) / groups)]
    const rest = new Float64Array(values.length - (to - from))
    rest.set(values.subarray(0, from))
    rest.set(values.subarray(to), from)
    return statistic(rest)
  })
  const centre = mean(without)
  let [squares, cubes] = [0, 0]
  for (const value of without) {
    squares += (centre - value) ** 2
    cubes += (centre - value) ** 3
  }
  return squares === 0 ? 0 : cubes / (6 * squares ** 1.5)
}
