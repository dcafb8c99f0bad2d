import { mean, quantile } from '../mean.ts'
import { normalQuantile } from '../distributions/normal.ts'
import { tQuantile } from '../distributions/student-t.ts'

/** Two ends of an interval. */
export type Interval = readonly [low: number, high: number]

/**
 * Wilson's score interval of a proportion; it stays within 0 … 1 and is honest near the ends.
 * @param successes may be fractional where scores are graded
 * @param confidence 0.95 unless told
 * @returns NaN twice where there are no trials
 */
export function wilsonInterval(successes: number, trials: number, confidence = 0.95): Interval {
  const z = normalQuantile((1 + confidence) / 2)
  const proportion = successes / trials
  const scale = 1 + (z * z) / trials
  const centre = (proportion + (z * z) / (2 * trials)) / scale
  const half = (z / scale) * Math.sqrt((proportion * (1 - proportion)) / trials + (z * z) / (4 * trials * trials))
  return [successes === 0 ? 0 : centre - half, successes === trials ? 1 : centre + half]
}

/**
 * Wilson's interval of a proportion over rows that come in clusters, with as many rows as would tell as much were they
 * independent (the effective sample size of Korn and Graubard 1998, with their correction for few clusters). Where all rows are
 * equal their dependence cannot be seen, and each cluster counts as one row.
 * @param standardError that of clusters, `clusteredStandardError`
 */
export function clusteredProportionInterval(
  proportion: number,
  { n, clusters, standardError }: { readonly n: number; readonly clusters: number; readonly standardError: number },
  confidence = 0.95,
): Interval {
  const binomial = proportion * (1 - proportion)
  if (binomial === 0 || standardError === 0) return wilsonInterval(proportion * clusters, clusters, confidence)
  const level = (1 + confidence) / 2
  const corrected = (binomial / standardError ** 2) * (normalQuantile(level) / tQuantile(level, clusters - 1)) ** 2
  const effective = Math.min(n, corrected)
  return wilsonInterval(proportion * effective, effective, confidence)
}

/** Student's interval of a mean with a given standard error. */
export function tInterval(centre: number, standardError: number, degreesOfFreedom: number, confidence = 0.95): Interval {
  const half = tQuantile((1 + confidence) / 2, degreesOfFreedom) * standardError
  return [centre - half, centre + half]
}

/** How a bootstrap is carried out. */
export interface BootstrapOptions {
  /** Numbers of [0, 1); a seeded source makes the interval repeatable. */
  readonly random: () => number
  /** 10,000 unless told. */
  readonly resamples?: number
  /** 0.95 unless told. */
  readonly confidence?: number
  /** What is estimated; the mean unless told. The array is used again for the next resample. */
  readonly statistic?: (values: Float64Array) => number
}

/** The bootstrap's percentile interval of a statistic; NaN twice of nothing. */
export function bootstrapInterval(values: ArrayLike<number>, options: BootstrapOptions): Interval {
  const { random, resamples = 10_000, confidence = 0.95, statistic = mean } = options
  const length = values.length
  const drawn = new Float64Array(length)
  const estimates = new Float64Array(resamples)
  for (let round = 0; round < resamples; round++) {
    for (let index = 0; index < length; index++) drawn[index] = values[Math.floor(random() * length)]!
    estimates[round] = statistic(drawn)
  }
  estimates.sort()
  return [quantile(estimates, (1 - confidence) / 2), quantile(estimates, (1 + confidence) / 2)]
}
