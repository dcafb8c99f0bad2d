import { expect, test } from 'vitest'
import { createAccumulator } from './accumulator.ts'
import { mean, standardError, variance } from './mean.ts'

const VALUES = [3, 1e6 + 0.5, -2, 7, 1e6, 4.25]

function accumulate(values: readonly number[]) {
  const accumulator = createAccumulator()
  for (const value of values) accumulator.add(value)
  return accumulator
}

test('knows what the plain functions know', () => {
  const accumulator = accumulate(VALUES)
  expect(accumulator.count).toBe(6)
  expect(accumulator.mean).toBeCloseTo(mean(VALUES), 8)
  expect(accumulator.variance / variance(VALUES)).toBeCloseTo(1, 14)
  expect(accumulator.populationVariance / accumulator.variance).toBeCloseTo(5 / 6, 14)
  expect(accumulator.standardError / standardError(VALUES)).toBeCloseTo(1, 14)
  expect([accumulator.min, accumulator.max]).toEqual([-2, 1e6 + 0.5])
})

test('merging is the same as adding', () => {
  for (let cut = 0; cut <= VALUES.length; cut++) {
    const merged = accumulate(VALUES.slice(0, cut))
    merged.merge(accumulate(VALUES.slice(cut)))
    expect(merged.count).toBe(6)
    expect(merged.mean).toBeCloseTo(mean(VALUES), 8)
    expect(merged.variance / variance(VALUES)).toBeCloseTo(1, 14)
    expect([merged.min, merged.max]).toEqual([-2, 1e6 + 0.5])
  }
})

test('has no mean of nothing and no spread of one', () => {
  expect(createAccumulator().mean).toBeNaN()
  expect(createAccumulator().populationVariance).toBeNaN()
  expect(accumulate([5]).variance).toBeNaN()
  expect(accumulate([5]).populationVariance).toBe(0)
})
