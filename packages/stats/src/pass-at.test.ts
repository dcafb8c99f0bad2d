import { expect, test } from 'vitest'
import { passAll, passAt } from './pass-at.ts'

test.each([
  [5, 2, 1, 0.4, 0.4],
  [5, 2, 2, 0.7, 0.1],
  [5, 2, 3, 0.9, 0],
  [5, 2, 5, 1, 0],
  [5, 5, 5, 1, 1],
  [2, 0, 1, 0, 0],
  [4, 0, 2, 0, 0],
])('of %d tries %d pass: one of %d %d, all %d', (tries, passed, k, one, all) => {
  expect(passAt(tries, passed, k)).toBeCloseTo(one, 12)
  expect(passAll(tries, passed, k)).toBeCloseTo(all, 12)
})

test('more than there are cannot be drawn', () => {
  expect(passAt(2, 0, 3)).toBeUndefined()
  expect(passAll(2, 2, 3)).toBeUndefined()
})

test('both are the share of the draws that pass', () => {
  const [tries, passed, k] = [6, 2, 3]
  const draws = Array.from({ length: 2 ** tries }, (_, bits) => Array.from({ length: tries }, (_, index) => (bits >> index) & 1))
  const chosen = draws.filter((draw) => draw.filter(Boolean).length === k)
  const count = (check: (draw: readonly number[]) => boolean): number => chosen.filter(check).length / chosen.length
  expect(passAt(tries, passed, k)).toBeCloseTo(
    count((draw) => draw.slice(0, passed).some(Boolean)),
    12,
  )
  expect(passAll(tries, 4, k)).toBeCloseTo(
    count((draw) => draw.slice(4).every((bit) => bit === 0)),
    12,
  )
})
