import type { StatSpread } from '@binnacle/core'
import { createPythonRandom } from '@binnacle/random'
import { bcaInterval, clusteredProportionInterval, standardError, tInterval, wilsonInterval } from '@binnacle/stats'

/**
 * The spread of a stat over instances. Where an instance has several trials, its mean is one value, so that trials of the same
 * instance do not pass for more instances.
 */
export interface SpreadCollector {
  /** @param cluster rows of one cluster hang together; a row without is one of its own */
  add(instance: number, value: number, cluster?: string): void
  finish(): StatSpread | undefined
}

/**
 * Makes a collector: flat memory for one trial, but for clusters, two numbers an instance for several.
 * @param isProportion whether the values are shares of right answers
 */
export function createSpread(trials: number, isProportion: boolean): SpreadCollector {
  if (trials === 1) return oneTrial(isProportion)
  const sums: number[] = []
  const counts: number[] = []
  const clusters: (string | undefined)[] = []
  return {
    add(instance, value, cluster) {
      sums[instance] = (sums[instance] ?? 0) + value
      counts[instance] = (counts[instance] ?? 0) + 1
      if (cluster !== undefined) clusters[instance] = cluster
    },
    finish() {
      const whole = oneTrial(isProportion)
      for (const [instance, count] of counts.entries())
        if (count !== undefined) whole.add(instance, sums[instance]! / count, clusters[instance])
      return whole.finish()
    },
  }
}

function oneTrial(isProportion: boolean): SpreadCollector {
  const all = createMoments()
  // Rows of no cluster stand alone: their own squares about the mean of all.
  const alone = createMoments()
  const clusters = new Map<string, { n: number; sum: number }>()
  let binary = isProportion
  return {
    add(_instance, value, cluster) {
      all.add(value)
      binary &&= value === 0 || value === 1
      if (cluster === undefined) return alone.add(value)
      const own = clusters.get(cluster)
      if (own === undefined) clusters.set(cluster, { n: 1, sum: value })
      else {
        own.n++
        own.sum += value
      }
    },
    finish() {
      const { n, mean } = all
      if (n === 0 || !Number.isFinite(mean)) return undefined
      const count = alone.n + clusters.size
      if (count < n) return clustered(count)
      const standardError = n > 1 ? Math.sqrt(all.squares / (n - 1) / n) : 0
      if (binary) return { n, standardError, interval: wilsonInterval(Math.round(mean * n), n, 0.95), method: 'wilson' }
      if (n === 1) return { n, standardError, interval: [mean, mean], method: 't' }
      return { n, standardError, interval: tInterval(mean, standardError, n - 1, 0.95), method: 't' }
    },
  }

  /** What rows that hang together tell; of one cluster alone nothing is known. */
  function clustered(count: number): StatSpread | undefined {
    if (count < 2) return undefined
    const { n, mean } = all
    let squares = alone.squares + alone.n * (alone.mean - mean) ** 2
    for (const own of clusters.values()) squares += (own.sum - own.n * mean) ** 2
    const standardError = Math.sqrt((squares * count) / (count - 1)) / n
    if (!binary) return { n, clusters: count, standardError, interval: tInterval(mean, standardError, count - 1, 0.95), method: 't' }
    const interval = clusteredProportionInterval(mean, { n, clusters: count, standardError }, 0.95)
    return { n, clusters: count, standardError, interval, method: 'wilson' }
  }
}

/** The mean and the squares about it, as values come. */
function createMoments() {
  const moments = {
    n: 0,
    mean: 0,
    squares: 0,
    add(value: number) {
      moments.n++
      const delta = value - moments.mean
      moments.mean += delta / moments.n
      moments.squares += delta * (value - moments.mean)
    },
  }
  return moments
}

/** Rows from which on a number of the whole gets no interval, and row visits that one may cost. */
const MOST_ROWS = 20_000
const MOST_VISITS = 2_000_000

/**
 * The spread of a number that is known of the whole only: rows are drawn again with replacement, from a fixed seed, and the
 * number is taken anew each time; the interval is bias-corrected and accelerated.
 * @returns undefined for fewer than two rows, for very many, and where the number is not always there
 */
export function bootstrapSpread<Row>(
  rows: readonly Row[],
  statistic: (rows: readonly Row[]) => number | undefined,
): StatSpread | undefined {
  const n = rows.length
  if (n < 2 || n > MOST_ROWS) return undefined
  const estimates: number[] = []
  const take = (places: Float64Array): number => {
    const estimate = statistic(Array.from(places, (place) => rows[place]!)) ?? NaN
    estimates.push(estimate)
    return estimate
  }
  const { random } = createPythonRandom(0)
  const resamples = Math.min(1_000, Math.floor(MOST_VISITS / n))
  const interval = bcaInterval(Array.from(rows.keys()), { random, resamples, statistic: take })
  if (estimates.some(Number.isNaN)) return undefined
  // The first is the number itself; what follows the drawn ones is taken without some rows.
  const drawn = estimates.slice(1, resamples + 1)
  return { n, standardError: standardError(drawn) * Math.sqrt(drawn.length), interval, method: 'bootstrap' }
}
