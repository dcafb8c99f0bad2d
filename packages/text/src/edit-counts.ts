import { distance } from './edit-distance.ts'
import { TooLong } from './too-long.ts'

/** How one list of tokens becomes another one. */
export interface EditCounts {
  readonly hits: number
  readonly substitutions: number
  readonly deletions: number
  readonly insertions: number
}

/**
 * The most pairs of tokens of which a way is looked for: where rapidfuzz begins to cut its matrix into halves, after which it may take
 * another way.
 */
export const MOST_ALIGNED = 33_000_000

/**
 * The changes that make one list of tokens of another one, by the way that rapidfuzz (and with it jiwer) takes among those with the
 * fewest: from the end, a deletion where one leads there, then an insertion where the other way is no shorter.
 * @throws TooLong where more than `MOST_ALIGNED` pairs lie between the ends that the lists share
 */
export function editCounts(reference: readonly string[], hypothesis: readonly string[]): EditCounts {
  let start = 0
  while (start < reference.length && start < hypothesis.length && reference[start] === hypothesis[start]) start++
  let [row, column] = [hypothesis.length, reference.length]
  while (row > start && column > start && reference[column - 1] === hypothesis[row - 1]) {
    row--
    column--
  }
  let hits = start + reference.length - column
  const inner = reference.slice(start, column)
  const other = hypothesis.slice(start, row)
  const columns = columnsOf(inner, other)
  let [substitutions, deletions, insertions] = [0, 0, 0]
  let [i, j] = [other.length, inner.length]
  while (i > 0 && j > 0) {
    if (columns.rises(i, j)) {
      deletions++
      j--
      continue
    }
    i--
    if (i > 0 && columns.falls(i, j)) {
      insertions++
      continue
    }
    j--
    if (inner[j] === other[i]) hits++
    else substitutions++
  }
  return { hits, substitutions, deletions: deletions + j, insertions: insertions + i }
}

/** Whether the distance rises or falls from one beginning of the right list to the next, for each beginning of the other one. */
interface Columns {
  rises(i: number, j: number): boolean
  falls(i: number, j: number): boolean
}

function columnsOf(inner: readonly string[], other: readonly string[]): Columns {
  if (inner.length * other.length > MOST_ALIGNED) {
    throw new TooLong(`${inner.length} and ${other.length} tokens that differ`, `${MOST_ALIGNED.toLocaleString('en')} pairs`)
  }
  const blocks = (inner.length + 31) >>> 5
  const rises = new Int32Array(blocks * other.length)
  const falls = new Int32Array(blocks * other.length)
  let row = 0
  if (inner.length > 0 && other.length > 0) {
    distance(inner, other, (up, down) => {
      rises.set(up, row * blocks)
      falls.set(down, row * blocks)
      row++
    })
  }
  const bit = (bits: Int32Array, i: number, j: number): boolean => (bits[(i - 1) * blocks + ((j - 1) >>> 5)]! & (1 << ((j - 1) & 31))) !== 0
  return { rises: (i, j) => bit(rises, i, j), falls: (i, j) => bit(falls, i, j) }
}
