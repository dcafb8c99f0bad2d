import { expect, test } from 'vitest'
import { clusteredStandardError, mean, quantile, standardError, variance } from './mean.ts'

const VALUES = [0.1, -0.3, 0.5, 0.2, 0, 0.7, -0.1, 0.4]

test('mean, variance and standard error', () => {
  expect(mean(VALUES)).toBeCloseTo(0.1875, 15)
  expect(variance(VALUES)).toBeCloseTo(0.10982142857142858, 15)
  expect(standardError(VALUES)).toBeCloseTo(0.11716517644517321, 15)
  expect(variance(VALUES.map((value) => value + 1e8))).toBeCloseTo(0.10982142857142858, 7)
})

test('too few values have none', () => {
  expect(mean([])).toBeNaN()
  expect(variance([1])).toBeNaN()
  expect(standardError([1])).toBeNaN()
  expect(clusteredStandardError([1, 2], ['a', 'a'])).toBeNaN()
  expect(quantile([], 0.5)).toBeNaN()
})

test('clusters widen the error where their values hang together', () => {
  expect(clusteredStandardError([1, 0, 1, 1, 0, 0, 1, 1], [0, 0, 1, 1, 1, 2, 3, 3])).toBeCloseTo(0.14657549249448218, 15)
  expect(clusteredStandardError([1, 1, 0, 0], ['a', 'a', 'b', 'b'])).toBeGreaterThan(standardError([1, 1, 0, 0]))
  expect(clusteredStandardError(VALUES, [...VALUES.keys()])).toBeCloseTo(standardError(VALUES), 15)
  expect(() => clusteredStandardError([1], [])).toThrow(RangeError)
})

test('quantiles lie between neighbours', () => {
  const values = [1, 2, 4, 8, 16]
  for (const [part, expected] of [
    [0, 1],
    [0.1, 1.4],
    [0.3, 2.4],
    [0.5, 4],
    [0.77, 8.64],
    [1, 16],
  ] as const) {
    expect(quantile(values, part)).toBeCloseTo(expected, 12)
  }
})
