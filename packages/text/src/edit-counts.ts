/** How one list of tokens becomes another one. */
export interface EditCounts {
  readonly hits: number
  readonly substitutions: number
  readonly deletions: number
  readonly insertions: number
}

/** The least number of tokens to insert, delete or replace. */
export function editDistance(left: readonly string[], right: readonly string[]): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [index, token] of left.entries()) {
    const row = [index + 1]
    for (let place = 1; place <= right.length; place++) {
      const kept = previous[place - 1]! + (token === right[place - 1] ? 0 : 1)
      row.push(Math.min(kept, previous[place]! + 1, row[place - 1]! + 1))
    }
    previous = row
  }
  return previous[right.length]!
}

/**
 * The changes that make one list of tokens of another one, by the way that rapidfuzz (and with it jiwer) takes among those with the
 * fewest: from the end, a deletion where one leads there, then an insertion where the other way is no shorter.
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
  const distances = distanceTable(inner, other)
  const at = (i: number, j: number) => distances[i * (inner.length + 1) + j]!
  let [substitutions, deletions, insertions] = [0, 0, 0]
  let [i, j] = [other.length, inner.length]
  while (i > 0 && j > 0) {
    if (at(i, j) === at(i, j - 1) + 1) {
      deletions++
      j--
      continue
    }
    i--
    if (i > 0 && at(i, j) === at(i, j - 1) - 1) {
      insertions++
      continue
    }
    j--
    if (inner[j] === other[i]) hits++
    else substitutions++
  }
  return { hits, substitutions, deletions: deletions + j, insertions: insertions + i }
}

/** The edit distances of all beginnings: a row for each length of the right one. */
function distanceTable(left: readonly string[], right: readonly string[]): Uint32Array {
  const width = left.length + 1
  const table = new Uint32Array(width * (right.length + 1))
  for (let j = 0; j < width; j++) table[j] = j
  for (let i = 1; i <= right.length; i++) {
    table[i * width] = i
    for (let j = 1; j < width; j++) {
      const kept = table[(i - 1) * width + j - 1]! + (left[j - 1] === right[i - 1] ? 0 : 1)
      table[i * width + j] = Math.min(kept, table[(i - 1) * width + j]! + 1, table[i * width + j - 1]! + 1)
    }
  }
  return table
}
