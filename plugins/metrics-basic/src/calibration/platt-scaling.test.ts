import { expect, test } from 'vitest'
import { fitPlattScaling, scaleConfidence } from './platt-scaling.ts'

// From SciPy's L-BFGS-B with scikit-learn's settings; the first and the last can be parted by a threshold.
test.each([
  [[0.9, 0.8, 0.3, 0.6], [1, 1, 0, 1], 13.410827888052397, 2.7731205032605866],
  [[0.9, 0.8, 0.3, 0.6], [1, 0, 1, 0], -0.1716879876621637, 0.13474841856264375],
  [[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7], [0, 0, 1, 0, 1, 0, 1], 1.1447006200487908, 0.19012139949164267],
  [[1, 1, 1e-20, 0.5, 0.25], [1, 0, 0, 1, 0], 0.03653357747194528, -0.6637498060301645],
  [[0.01, 0.02, 0.98, 0.99], [0, 0, 1, 1], 2.609060636295686, 0],
])('%j with %j', (confidences, labels, coefficient, intercept) => {
  const scaling = fitPlattScaling(confidences, labels)
  expect(scaling.coefficient).toBeCloseTo(coefficient, 9)
  expect(scaling.intercept).toBeCloseTo(intercept, 9)
})

test('scales a confidence by its log-odds', () => {
  expect(scaleConfidence(0.8, { coefficient: 1, intercept: 0 })).toBeCloseTo(0.8, 15)
  expect(scaleConfidence(0.5, { coefficient: 7, intercept: Math.log(3) })).toBeCloseTo(0.75, 15)
  expect(scaleConfidence(1, { coefficient: 1, intercept: 0 })).toBeLessThan(1)
})
