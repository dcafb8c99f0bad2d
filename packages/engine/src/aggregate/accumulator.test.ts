import { describe, expect, it } from 'vitest'
import { add, createAccumulator, derived, merge } from './accumulator.ts'

const of = (...values: readonly number[]) => {
  const accumulator = createAccumulator({ name: 'x' })
  for (const value of values) add(accumulator, value)
  return accumulator
}

describe('an accumulator', () => {
  it('counts, sums, and keeps the least and the greatest', () => {
    expect(of(3, -1, 2)).toEqual({ name: { name: 'x' }, count: 3, sum: 4, sumSquared: 14, min: -1, max: 3 })
    expect(of()).toEqual({ name: { name: 'x' }, count: 0, sum: 0, sumSquared: 0, min: undefined, max: undefined })
  })

  it('has the population’s variance', () => {
    expect(derived(of(2, 4, 4, 4, 5, 5, 7, 9))).toEqual({ mean: 5, variance: 4, stddev: 2 })
    expect(derived(of(7))).toEqual({ mean: 7, variance: 0, stddev: 0 })
  })

  it('never has a variance below 0', () => {
    // Three times 0.1: the mean of the squares lies below the square of the mean by rounding.
    const { variance, stddev } = derived({ count: 3, sum: 0.30000000000000004, sumSquared: 0.030000000000000006 })
    expect([variance, stddev]).toEqual([0, 0])
  })

  it('merges as if all values had been added to one', () => {
    const merged = of(1, 2)
    merge(merged, of(-5, 8))
    merge(merged, of())
    expect(merged).toEqual(of(1, 2, -5, 8))
    const empty = of()
    merge(empty, of(4))
    expect(empty).toEqual(of(4))
  })

  it('keeps infinite values', () => {
    expect(of(Infinity, 1)).toMatchObject({ sum: Infinity, max: Infinity, min: 1 })
  })
})
