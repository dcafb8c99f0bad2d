import { describe, expect, it } from 'vitest'
import { bcaInterval } from './bca.ts'
import { bootstrapInterval, tInterval } from './intervals.ts'
import { mean, standardError } from '../mean.ts'
import { seededRandom } from '../../test/seeded-random.ts'

describe('the bias-corrected and accelerated bootstrap', () => {
  it('of values that are even on both sides is near Student’s interval', () => {
    const values = Array.from({ length: 200 }, (_, index) => Math.sin(index * index))
    const [low, high] = bcaInterval(values, { random: seededRandom(1) })
    const [tLow, tHigh] = tInterval(mean(values), standardError(values), 199)
    expect(Math.abs(low - tLow)).toBeLessThan(0.01)
    expect(Math.abs(high - tHigh)).toBeLessThan(0.01)
  })

  it('of skewed values reaches further to the long side than the percentile interval', () => {
    const values = Array.from({ length: 60 }, (_, index) => -Math.log(1 - (index + 0.5) / 60))
    const [low, high] = bcaInterval(values, { random: seededRandom(2) })
    const [percentileLow, percentileHigh] = bootstrapInterval(values, { random: seededRandom(2) })
    expect(low).toBeGreaterThan(percentileLow)
    expect(high).toBeGreaterThan(percentileHigh)
  })

  it('repeats with its source, takes any statistic, and says where there is none', () => {
    const values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]
    const largest = (drawn: Float64Array) => drawn.reduce((most, value) => Math.max(most, value), -Infinity)
    const once = bcaInterval(values, { random: seededRandom(3), statistic: largest, resamples: 500 })
    expect(bcaInterval(values, { random: seededRandom(3), statistic: largest, resamples: 500 })).toEqual(once)
    expect(once[1]).toBeLessThanOrEqual(9)
    expect(bcaInterval([2, 2, 2], { random: seededRandom(4) })).toEqual([2, 2])
    expect(bcaInterval([2], { random: seededRandom(4) })).toEqual([Number.NaN, Number.NaN])
    expect(bcaInterval([], { random: seededRandom(4) })).toEqual([Number.NaN, Number.NaN])
  })
})
