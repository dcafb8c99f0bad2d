import { describe, expect, it } from 'vitest'
import { logGamma } from '../distributions/beta.ts'
import { normalQuantile } from '../distributions/normal.ts'
import { pairedProportionInterval } from './paired-proportions.ts'

/** The score by its definition: the likelihood under a supposed difference is climbed step by step, not solved. */
function scoreOf(firstOnly: number, secondOnly: number, pairs: number, supposed: number): number {
  const same = pairs - firstOnly - secondOnly
  const likelihood = (second: number): number => {
    const first = second + supposed
    const rest = 1 - first - second
    if (first < 0 || second < 0 || rest < 0) return -Infinity
    const term = (count: number, chance: number) => (count === 0 ? 0 : count * Math.log(chance))
    return term(firstOnly, first) + term(secondOnly, second) + term(same, rest)
  }
  let [low, high] = [Math.max(0, -supposed), (1 - supposed) / 2]
  for (let step = 0; step < 200; step++) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3]
    if (likelihood(left) < likelihood(right)) low = left
    else high = right
  }
  const second = (low + high) / 2
  return (firstOnly - secondOnly - pairs * supposed) / Math.sqrt(pairs * (2 * second + supposed * (1 - supposed)))
}

describe('the interval of a difference of paired proportions', () => {
  it.each([
    [12, 5, 50],
    [3, 3, 20],
    [1, 0, 44],
    [9, 0, 10],
    [120, 95, 1000],
  ])('%d against %d of %d ends where the difference is one and a half deviations and more away', (firstOnly, secondOnly, pairs) => {
    const z = normalQuantile(0.975)
    const [low, high] = pairedProportionInterval(firstOnly, secondOnly, pairs)
    expect(low).toBeLessThan((firstOnly - secondOnly) / pairs)
    expect(high).toBeGreaterThan((firstOnly - secondOnly) / pairs)
    expect(scoreOf(firstOnly, secondOnly, pairs, low)).toBeCloseTo(z, 5)
    expect(scoreOf(firstOnly, secondOnly, pairs, high)).toBeCloseTo(-z, 5)
  })

  it('is the other way round when the two are swapped, and stays within −1 … 1', () => {
    const [low, high] = pairedProportionInterval(7, 2, 30)
    const [swappedLow, swappedHigh] = pairedProportionInterval(2, 7, 30)
    expect([-swappedHigh, -swappedLow]).toEqual([expect.closeTo(low, 9), expect.closeTo(high, 9)])
    const [least, most] = pairedProportionInterval(10, 0, 10)
    expect([least > 0, most <= 1]).toEqual([true, true])
    expect(pairedProportionInterval(0, 0, 0)).toEqual([Number.NaN, Number.NaN])
  })

  it.each([
    [10, 0.15, 0.15],
    [10, 0.3, 0.1],
    [40, 0.1, 0.05],
    [100, 0.05, 0.02],
    [100, 0.02, 0.02],
  ])('holds the true difference as often as it says: %d pairs, %d and %d', (pairs, first, second) => {
    let covered = 0
    for (let a = 0; a <= pairs; a++) {
      for (let b = 0; a + b <= pairs; b++) {
        const chance = Math.exp(
          logGamma(pairs + 1) -
            logGamma(a + 1) -
            logGamma(b + 1) -
            logGamma(pairs - a - b + 1) +
            a * Math.log(first) +
            b * Math.log(second) +
            (pairs - a - b) * Math.log(1 - first - second),
        )
        if (chance < 1e-12) continue
        const [low, high] = pairedProportionInterval(a, b, pairs)
        if (low <= first - second && first - second <= high) covered += chance
      }
    }
    // Exact, over all outcomes. With few unlike pairs no interval can be exact: this one errs to the safe side.
    expect(covered).toBeGreaterThan(0.93)
  })
})
