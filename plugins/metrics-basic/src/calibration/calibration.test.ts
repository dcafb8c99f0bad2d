import { expect, test } from 'vitest'
import { calibrationScores } from './calibration.ts'

test('right answers alone cannot be scaled', () => {
  expect(calibrationScores([0.5, 0.75], [1, 1])).toEqual({
    ece_10_bin: 0.375,
    ece_1_bin: 0.375,
    selective_cov_acc_area: 1,
    'selective_acc@10': 1,
    platt_ece_10_bin: 0,
    platt_ece_1_bin: 0,
  })
  expect(calibrationScores([], [])).toEqual({})
})

test('equal confidences share a bin, and right answers come first', () => {
  const scores = calibrationScores([0.5, 0.5, 0.5, 0.5], [0, 1, 0, 1])
  expect(scores).toMatchObject({ ece_10_bin: 0, ece_1_bin: 0, 'selective_acc@10': 1 })
  expect(scores['selective_cov_acc_area']).toBeCloseTo((1 + 1 + 2 / 3 + 1 / 2) / 4, 15)
})

test('a tenth of twenty is three', () => {
  const confidences = Array.from({ length: 20 }, (_, index) => 1 - index / 20)
  const labels = confidences.map((_, index) => (index < 2 ? 1 : 0))
  expect(calibrationScores(confidences, labels)['selective_acc@10']).toBeCloseTo(2 / 3, 15)
})

test('a confidence above 1 is no probability', () => {
  const scores = calibrationScores([0.5, 1.5], [1, 0])
  expect(Object.values(scores).every((value) => typeof value === 'object')).toBe(true)
})
