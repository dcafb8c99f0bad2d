import { expect, test } from 'vitest'
import { editCounts } from './edit-counts.ts'
import { editDistance } from './edit-distance.ts'

// jiwer 3.1: hits, substitutions, deletions, insertions.
test.each([
  ['a b c', 'a b c', [3, 0, 0, 0]],
  ['a b c', 'a x c d', [2, 1, 0, 1]],
  ['a b', 'b a', [1, 0, 1, 1]],
  ['a b c d', 'b', [1, 0, 3, 0]],
  ['a', 'b c d', [0, 1, 0, 2]],
])('%j and %j', (reference, hypothesis, [hits, substitutions, deletions, insertions]) => {
  const [left, right] = [reference.split(' '), hypothesis.split(' ')]
  expect(editCounts(left, right)).toEqual({ hits, substitutions, deletions, insertions })
  expect(editDistance(left, right)).toBe(substitutions! + deletions! + insertions!)
})

test('nothing becomes something by insertion', () => {
  expect(editCounts([], ['a'])).toEqual({ hits: 0, substitutions: 0, deletions: 0, insertions: 1 })
  expect(editDistance(['a', 'b'], [])).toBe(2)
})
