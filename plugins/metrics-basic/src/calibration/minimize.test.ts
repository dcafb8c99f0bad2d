import { expect, test } from 'vitest'
import { minimize } from './minimize.ts'

const RULE = { gradientTolerance: 1e-9, decreaseTolerance: 1e-16, maxIterations: 200 }

test('finds the bottom of a bent valley', () => {
  const [x = 0, y = 0] = minimize(
    ([x = 0, y = 0]) => ({
      value: (1 - x) ** 2 + 100 * (y - x * x) ** 2,
      gradient: [-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)],
    }),
    [-1.2, 1],
    RULE,
  )
  expect(x).toBeCloseTo(1, 6)
  expect(y).toBeCloseTo(1, 6)
})

const bowl = ([x = 0]: readonly number[]) => ({ value: x * x, gradient: [2 * x] })

test('stays where it is flat, and stops when told', () => {
  expect(minimize(bowl, [0], RULE)).toEqual([0])
  expect(minimize(bowl, [5], { ...RULE, maxIterations: 0 })).toEqual([5])
})

test('gives up where nothing goes down', () => {
  expect(minimize(() => ({ value: Number.NaN, gradient: [1] }), [3], RULE)).toEqual([3])
})
