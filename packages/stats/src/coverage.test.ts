import { describe, expect, it } from 'vitest'
import { seededRandom } from '../test/seeded-random.ts'
import { bcaInterval } from './intervals/bca.ts'
import { clusteredProportionInterval, type Interval, tInterval, wilsonInterval } from './intervals/intervals.ts'
import { clusteredStandardError, mean, standardError } from './mean.ts'
import { normalQuantile } from './distributions/normal.ts'
import { pairedProportionInterval } from './tests/paired-proportions.ts'

const SIMULATIONS = 10_000

/** How often an interval of 95 % holds the truth, over simulated data with a fixed seed. */
function coverage(truth: number, simulate: (random: () => number) => Interval, simulations = SIMULATIONS): number {
  const random = seededRandom(2026)
  let held = 0
  for (let round = 0; round < simulations; round++) {
    const [low, high] = simulate(random)
    if (low <= truth && truth <= high) held++
  }
  return held / simulations
}

const many = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one)
function successes(random: () => number, trials: number, chance: number): number {
  let count = 0
  for (let trial = 0; trial < trials; trial++) if (random() < chance) count++
  return count
}

/** A method that keeps what it says lies between these; one that cannot has its own bound, which docs/statistics.md states too. */
const AS_SAID = [0.93, 0.97] as const

describe('intervals of 95 % hold the truth as often as they say', () => {
  it.each<[trials: number, chance: number, bounds: readonly [number, number]]>([
    [10, 0.5, [0.95, 0.985]],
    // So few successes have no interval of 95 %: it holds the truth more often.
    [10, 0.02, [0.97, 0.99]],
    [50, 0.02, [0.9, 0.97]],
    [50, 0.3, AS_SAID],
    [100, 0.9, AS_SAID],
    [1000, 0.02, AS_SAID],
    [1000, 0.5, AS_SAID],
  ])('Wilson’s: %d rows, %d right', (trials, chance, [low, high]) => {
    const found = coverage(chance, (random) => wilsonInterval(successes(random, trials, chance), trials))
    expect(found).toBeGreaterThanOrEqual(low)
    expect(found).toBeLessThanOrEqual(high)
  })

  it.each([
    [40, 0.5, ...AS_SAID],
    [40, 0.9, 0.9, 0.97],
    [40, 0.02, 0.9, 0.99],
    [10, 0.5, 0.93, 0.98],
  ])('Wilson’s with clusters: %d passages of five questions, a share of %f', (count, chance, low, high) => {
    const simulate = (isClustered: boolean) => (random: () => number) => {
      // Four in ten passages are right or wrong as a whole.
      const values = many(count, () => (random() < 0.4 ? many(5, () => -1) : many(5, () => Number(random() < chance)))).flatMap(
        (passage) => {
          const whole = Number(random() < chance)
          return passage.map((value) => (value === -1 ? whole : value))
        },
      )
      const centre = mean(values)
      if (!isClustered) return wilsonInterval(centre * values.length, values.length)
      const clusters = values.map((_, place) => Math.floor(place / 5))
      const error = clusteredStandardError(values, clusters)
      return clusteredProportionInterval(centre, { n: values.length, clusters: count, standardError: error })
    }
    const found = coverage(chance, simulate(true), 4_000)
    expect(found).toBeGreaterThanOrEqual(low)
    expect(found).toBeLessThanOrEqual(high)
    if (chance === 0.5) expect(coverage(chance, simulate(false), 4_000)).toBeLessThan(0.9)
  })

  it.each<[name: string, count: number, draw: (random: () => number) => number, truth: number, bounds: readonly [number, number]]>([
    ['normal', 10, (random) => normalQuantile(Math.max(1e-12, random())), 0, AS_SAID],
    ['even', 10, (random) => random(), 0.5, AS_SAID],
    ['even', 100, (random) => random(), 0.5, AS_SAID],
    // Skewed values and few of them: too short.
    ['exponential', 10, (random) => -Math.log(1 - random()), 1, [0.88, 0.93]],
    ['exponential', 200, (random) => -Math.log(1 - random()), 1, AS_SAID],
  ])('Student’s: %s values, %d of them', (_name, count, draw, truth, [low, high]) => {
    const found = coverage(truth, (random) => {
      const values = many(count, () => draw(random))
      return tInterval(mean(values), standardError(values), count - 1)
    })
    expect(found).toBeGreaterThanOrEqual(low)
    expect(found).toBeLessThanOrEqual(high)
  })

  it('Student’s with clusters: 40 passages of five questions that hang together', () => {
    const simulate = (isClustered: boolean) => (random: () => number) => {
      const passages = many(40, () => normalQuantile(Math.max(1e-12, random())))
      const values = passages.flatMap((passage) => many(5, () => passage + normalQuantile(Math.max(1e-12, random()))))
      const clusters = passages.flatMap((_, index) => many(5, () => index))
      const error = isClustered ? clusteredStandardError(values, clusters) : standardError(values)
      return tInterval(mean(values), error, isClustered ? 39 : 199)
    }
    const found = coverage(0, simulate(true), 4_000)
    expect(found).toBeGreaterThanOrEqual(AS_SAID[0])
    expect(found).toBeLessThanOrEqual(AS_SAID[1])
    // Rows that are taken for independent and are not make an interval that claims far too much.
    expect(coverage(0, simulate(false), 4_000)).toBeLessThan(0.8)
  })

  it.each<[name: string, count: number, draw: (random: () => number) => number, truth: number, bounds: readonly [number, number]]>([
    ['exponential', 100, (random) => -Math.log(1 - random()), 1, [0.92, 0.97]],
    ['even', 60, (random) => random(), 0.5, AS_SAID],
    // Ten rows are too few to draw again from.
    ['exponential', 10, (random) => -Math.log(1 - random()), 1, [0.83, 0.9]],
  ])('BCa: %s values, %d of them', (_name, count, draw, truth, [low, high]) => {
    const simulate = (random: () => number) =>
      bcaInterval(
        many(count, () => draw(random)),
        { random, resamples: 400 },
      )
    const found = coverage(truth, simulate, 2_000)
    expect(found).toBeGreaterThanOrEqual(low)
    expect(found).toBeLessThanOrEqual(high)
  })

  it.each<[pairs: number, first: number, second: number, bounds: readonly [number, number]]>([
    [10, 0.3, 0.1, [0.93, 0.99]],
    [50, 0.2, 0.1, AS_SAID],
    [500, 0.1, 0.08, AS_SAID],
    // Few unlike pairs: it errs to the safe side.
    [100, 0.01, 0.01, [0.95, 1]],
  ])('Tango’s: %d pairs, of which %d and %d are right by one model only', (pairs, first, second, [low, high]) => {
    const found = coverage(first - second, (random) => {
      let [a, b] = [0, 0]
      for (let pair = 0; pair < pairs; pair++) {
        const value = random()
        if (value < first) a++
        else if (value < first + second) b++
      }
      return pairedProportionInterval(a, b, pairs)
    })
    expect(found).toBeGreaterThanOrEqual(low)
    expect(found).toBeLessThanOrEqual(high)
  })
})
