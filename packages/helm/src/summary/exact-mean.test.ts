import { describe, expect, it } from 'vitest'
import { exactMean } from './exact-mean.ts'

describe('the mean of the exact numbers', () => {
  // What Python's statistics.mean gives.
  it.each([
    [[0.1, 0.2, 0.3], 0.2],
    [[1e16, 1, -1e16], 1 / 3],
    [[0.7, 0.1, 0.2, 0.3, 0.4, 0.9, 0.6, 0.8, 0.5], 0.5],
    [[3], 3],
    [[-0.5, 0.25], -0.125],
    [[0, 0], 0],
    [[5e-324, 0], 0],
    [[1.5, 2.5, 3.5, 4.5], 3],
  ])('of %j is %d', (values, mean) => {
    expect(exactMean(values)).toBe(mean)
    expect(exactMean(values.toReversed())).toBe(mean)
  })

  it('of what is not finite is what adding up gives', () => {
    expect(exactMean([1, Infinity])).toBe(Infinity)
    expect(exactMean([1, Number.NaN])).toBeNaN()
  })
})
