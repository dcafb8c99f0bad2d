import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestCommonSubsequence } from './longest-subsequence.ts'
import { editCounts } from './edit-counts.ts'
import { editDistance } from './edit-distance.ts'
import { sequenceRatio } from './sequence-ratio.ts'
import { TooLong, unlessTooLong } from './too-long.ts'

/** The table of a recurrence over all beginnings of two lists. */
function table(
  left: readonly string[],
  right: readonly string[],
  edge: (index: number) => number,
  cell: (same: boolean, corner: number, up: number, before: number) => number,
) {
  const rows = [Array.from({ length: right.length + 1 }, (_, index) => edge(index))]
  for (const [i, token] of left.entries()) {
    const row = [edge(i + 1)]
    for (const [j, other] of right.entries()) row.push(cell(token === other, rows[i]![j]!, rows[i]![j + 1]!, row[j]!))
    rows.push(row)
  }
  return rows
}

const distances = (left: readonly string[], right: readonly string[]) =>
  table(
    left,
    right,
    (index) => index,
    (same, corner, up, before) => Math.min(corner + (same ? 0 : 1), up + 1, before + 1),
  )

const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 140 })
const near = fc.tuple(lists, lists, lists, lists).map(
  ([start, one, other, end]) =>
    [
      [...start, ...one, ...end],
      [...start, ...other, ...end],
    ] as const,
)
const runs = { seed: 9, numRuns: 300 }

test('the distance is that of the recurrence', () => {
  fc.assert(
    fc.property(fc.oneof(near, fc.tuple(lists, lists)), ([left, right]) => {
      expect(editDistance(left, right)).toBe(distances(left, right).at(-1)!.at(-1))
    }),
    runs,
  )
})

test('the common subsequence is that of the recurrence', () => {
  fc.assert(
    fc.property(fc.oneof(near, fc.tuple(lists, lists)), ([left, right]) => {
      const rows = table(
        left,
        right,
        () => 0,
        (same, corner, up, before) => (same ? corner + 1 : Math.max(up, before)),
      )
      expect(longestCommonSubsequence(left, right)).toBe(rows.at(-1)!.at(-1))
    }),
    runs,
  )
})

/** The way through the table of distances that rapidfuzz takes. */
function countsByTable(reference: readonly string[], hypothesis: readonly string[]) {
  const rows = distances(hypothesis, reference)
  const at = (i: number, j: number): number => rows[i]![j]!
  const counts = { hits: 0, substitutions: 0, deletions: 0, insertions: 0 }
  let [i, j] = [hypothesis.length, reference.length]
  while (i > 0 && j > 0 && hypothesis[i - 1] === reference[j - 1]) {
    i--
    j--
    counts.hits++
  }
  while (i > 0 && j > 0) {
    if (at(i, j) === at(i, j - 1) + 1) {
      counts.deletions++
      j--
    } else if (i > 1 && at(i - 1, j) === at(i - 1, j - 1) - 1) {
      counts.insertions++
      i--
    } else {
      i--
      j--
      if (reference[j] === hypothesis[i]) counts.hits++
      else counts.substitutions++
    }
  }
  return { ...counts, deletions: counts.deletions + j, insertions: counts.insertions + i }
}

test('the changes are those of the way through the table', () => {
  // A shared beginning is cut off first, as rapidfuzz does; the table is that of lists without one.
  fc.assert(
    fc.property(lists, lists, (one, other) => {
      const [left, right] = [
        ['x', ...one],
        ['y', ...other],
      ]
      expect(editCounts(left, right)).toEqual(countsByTable(left, right))
    }),
    runs,
  )
})

test('long texts are compared, and too long ones say so', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `w${(index * 7919) % 10_007}`)
  expect(editDistance(words, words.toReversed())).toBeGreaterThan(10_000)
  expect(longestCommonSubsequence(words, words)).toBe(20_000)
  expect(longestCommonSubsequence(words, words.toReversed())).toBeLessThan(1000)
  const long = Array.from({ length: 70_000 }, (_, index) => String(index))
  const other = long.toReversed()
  expect(() => editDistance(long, other)).toThrow(TooLong)
  expect(() => longestCommonSubsequence(long, other)).toThrow(TooLong)
  expect(() => editCounts(words, words.toReversed())).toThrow(TooLong)
  expect(unlessTooLong(() => editDistance(long, other))).toEqual({
    missing: 'too long: 70000 and 70000 tokens that differ, and 4,000,000,000 pairs are compared at the most',
  })
  expect(editDistance(long, [...long, 'end'])).toBe(1)
})

test('the ratio of repeated texts comes to an end', () => {
  const text = Array.from({ length: 3000 }, (_, index) => String.fromCodePoint(0x4e00 + (index % 150))).join('')
  expect(sequenceRatio(text, text)).toBe(1)
  const long = text.repeat(70)
  expect(() => sequenceRatio(`${long}a`, `b${long.slice(1)}`)).toThrow(TooLong)
})
