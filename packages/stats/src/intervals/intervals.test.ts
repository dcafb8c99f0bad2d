import { expect, test } from 'vitest'
import { bootstrapInterval, tInterval, wilsonInterval } from './intervals.ts'
import { mean } from '../mean.ts'

/** A small linear congruential generator, enough to draw resamples. */
function createRandom(): () => number {
  let state = 12_345
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

test.each([
  [0, 10, 0.95, 0, 0.27753279986288926],
  [10, 10, 0.95, 0.7224672001371109, 1],
  [37, 100, 0.95, 0.28182360534324535, 0.4677947041905709],
  [37, 100, 0.99, 0.2573862900780334, 0.49879108872808064],
  [812, 1000, 0.9, 0.7908453015677832, 0.8314709946506063],
])('wilsonInterval(%d, %d, %d)', (successes, trials, confidence, low, high) => {
  const interval = wilsonInterval(successes, trials, confidence)
  expect(interval[0]).toBeCloseTo(low, 14)
  expect(interval[1]).toBeCloseTo(high, 14)
})

test('tInterval', () => {
  const [low, high] = tInterval(0.1875, 0.11716517644517321, 7)
  expect(low).toBeCloseTo(-0.08955161766440417, 14)
  expect(high).toBeCloseTo(0.46455161766440417, 14)
})

test('the bootstrap of a mean is near Student’s interval and repeats with its source', () => {
  const values = Array.from({ length: 200 }, (_, index) => Math.sin(index * index))
  const interval = bootstrapInterval(values, { random: createRandom() })
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / 199)
  const [low, high] = tInterval(mean(values), deviation / Math.sqrt(200), 199)
  expect(Math.abs(interval[0] - low)).toBeLessThan(0.01)
  expect(Math.abs(interval[1] - high)).toBeLessThan(0.01)
  expect(bootstrapInterval(values, { random: createRandom() })).toEqual(interval)
})

test('the bootstrap takes any statistic', () => {
  const interval = bootstrapInterval([1, 2, 3], { random: createRandom(), resamples: 500, statistic: (values) => Math.max(...values) })
  expect(interval).toEqual([1, 3])
  expect(bootstrapInterval([], { random: createRandom(), resamples: 10 })).toEqual([Number.NaN, Number.NaN])
})
