import { expect, test } from 'vitest'
import { drawByLabel, drawRows, quantile } from './draw-rows.ts'

const range = (length: number) => Array.from({ length }, (_, index) => index)

test('rows are drawn as pandas draws them', () => {
  // numpy.random.RandomState(7).choice(10, size=4, replace=False)
  expect(drawRows(range(10), 4, 7)).toEqual([8, 5, 0, 2])
  expect(() => drawRows(range(3), 4, 7)).toThrow(RangeError)
})

test('each label gives its share, rounded to even', () => {
  const rows = range(20).map((place) => (place < 5 ? 'b' : place < 10 ? 'a' : 'c'))
  const drawn = drawByLabel(rows, (row) => row, 10, 1)
  expect(drawn.join('')).toBe('aabbccccc')
  expect(drawByLabel(rows, (row) => row, 1000, 1)).toHaveLength(20)
})

test.each([
  [[1, 2, 3, 4], 0.2, 1.6],
  [[4, 1], 0.5, 2.5],
  [[3], 0.2, 3],
])('the quantile of %j at %d is %d', (values, share, expected) => {
  expect(quantile(values, share)).toBeCloseTo(expected, 12)
})
