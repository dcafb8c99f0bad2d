import type { StatSpread } from '@binnacle/core'
import { createPythonRandom } from '@binnacle/random'
import { bcaInterval, standardError, tInterval, wilsonInterval } from '@binnacle/stats'

/**
 * The spread of a stat over instances. Where an instance has several trials, its mean is one value, so that trials of the same
 * instance do not pass for more instances.
 */
export interface SpreadCollector {
  add(instance: number, value: number): void
  finish(): StatSpread | undefined
}

/**
 * Makes a collector: flat memory for one trial, two numbers an instance for several.
 * @param isProportion whether the values are shares of right answers
 */
export function createSpread(trials: number, isProportion: boolean): SpreadCollector {
  if (trials === 1) return oneTrial(isProportion)
  const sums: number[] = []
  const counts: number[] = []
  return {
    add(instance, value) {
      sums[instance] = (sums[instance] ?? 0) + value
      counts[instance] = (counts[instance] ?? 0) + 1
    },
    finish() {
      const whole = oneTrial(isProportion)
      for (const [instance, count] of counts.entries()) if (count !== undefined) whole.add(instance, sums[instance]! / count)
      return whole.finish()
    },
  }
}

function oneTrial(isProportion: boolean): SpreadCollector {
  let n = 0
  let mean = 0
  let squares = 0
  let binary = isProportion
  return {
    add(_instance, value) {
      n++
      const delta = value - mean
      mean += delta / n
      squares += delta * (value - mean)
      binary &&= value === 0 || value === 1
    },
    finish() {
      if (n === 0 || !Number.isFinite(mean)) return undefined
      const standardError = n > 1 ? Math.sqrt(squares / (n - 1) / n) : 0
      if (binary) return { n, standardError, interval: wilsonInterval(Math.round(mean * n), n, 0.95), method: 'wilson' }
      if (n === 1) return { n, standardError, interval: [mean, mean], method: 't' }
      return { n, standardError, interval: tInterval(mean, standardError, n - 1, 0.95), method: 't' }
    },
  }
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
