import { expect, test } from 'vitest'
import { detectableDifference, pairedPower, pairedSampleSize, twoProportionPower, twoProportionSampleSize } from './power.ts'

test('pairs that show a difference', () => {
  expect(pairedSampleSize(0.02, 0.4)).toBe(3140)
  expect(pairedSampleSize(-0.02, 0.4)).toBe(3140)
  expect(pairedSampleSize(0, 0.4)).toBe(Number.POSITIVE_INFINITY)
  expect(pairedPower(1000, 0.02, 0.4)).toBeCloseTo(0.35260808244470243, 12)
  expect(pairedPower(3140, 0.02, 0.4)).toBeGreaterThan(0.8)
  expect(detectableDifference(1000, 0.4)).toBeCloseTo(0.035437561393186386, 12)
})

test('items that show a difference of proportions', () => {
  expect(twoProportionSampleSize(0.5, 0.6)).toBe(385)
  expect(twoProportionPower(385, 0.5, 0.6)).toBeGreaterThan(0.8)
  expect(twoProportionPower(380, 0.5, 0.6)).toBeLessThan(0.8)
  expect(twoProportionPower(100, 0.5, 0.5)).toBeCloseTo(0.05, 12)
  expect(twoProportionSampleSize(0.5, 0.6, { power: 0.9, significance: 0.01 })).toBeGreaterThan(385)
})
