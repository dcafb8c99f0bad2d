import { expect, test } from 'vitest'
import { pairedTTest, permutationTest, signTest } from './paired-tests.ts'

const DIFFERENCES = [0.1, -0.3, 0.5, 0.2, 0, 0.7, -0.1, 0.4]

test('the paired t test is that of SciPy', () => {
  const result = pairedTTest(DIFFERENCES)
  expect(result.degreesOfFreedom).toBe(7)
  expect(result.statistic).toBeCloseTo(1.6003048490072438, 12)
  expect(result.pValue).toBeCloseTo(0.15356424921807718, 12)
  expect(result.interval[0]).toBeCloseTo(-0.08955161766440417, 12)
  expect(result.interval[1]).toBeCloseTo(0.46455161766440417, 12)
})

test('clusters are the independent units', () => {
  const result = pairedTTest(DIFFERENCES, { clusters: [1, 1, 2, 2, 3, 3, 4, 4] })
  expect(result.degreesOfFreedom).toBe(3)
  expect(result.meanDifference).toBeCloseTo(0.1875, 15)
})

test('no difference at all is no evidence', () => {
  expect(pairedTTest([0, 0, 0]).pValue).toBe(1)
  expect(signTest(0, 0)).toBe(1)
  expect(permutationTest([0, 0], { random: () => 0.5 })).toBe(1)
})

test('the sign test is exact', () => {
  expect(signTest(3, 10)).toBeCloseTo(0.09228515625, 14)
  expect(signTest(45, 20)).toBeCloseTo(0.0026263768106840374, 14)
  expect(signTest(5, 5)).toBe(1)
})

test('the permutation test is exact where it can be', () => {
  expect(permutationTest(DIFFERENCES, { random: () => 0.5 })).toBeCloseTo(0.1875, 15)
})

test('the permutation test draws where it must', () => {
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const value = permutationTest(DIFFERENCES, { random, resamples: 100 })
  expect(value).toBeGreaterThan(0.08)
  expect(value).toBeLessThan(0.32)
  expect(
    permutationTest(
      Array.from({ length: 60 }, () => 1),
      { random, resamples: 1000 },
    ),
  ).toBeCloseTo(1 / 1001, 15)
})
