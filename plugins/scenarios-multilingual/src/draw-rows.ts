import { createNumpyRandom } from '@binnacle/random'

/** Draws rows as pandas' `sample(n, random_state)` does: without putting back, in the order in which they are drawn. */
export function drawRows<Row>(rows: readonly Row[], count: number, seed: number): readonly Row[] {
  return Array.from(createNumpyRandom(seed).choiceWithoutReplacement(rows.length, count), (place) => rows[place]!)
}

/**
 * Draws about `count` rows as HELM does with pandas: the same share of each label, a label after the other in the order of their
 * code points, each share rounded as in Python.
 */
export function drawByLabel<Row>(rows: readonly Row[], labelOf: (row: Row) => string, count: number, seed: number): readonly Row[] {
  const labels = [...new Set(rows.map(labelOf))].toSorted()
  const share = Math.min(1, count / rows.length)
  return labels.flatMap((label) => {
    const own = rows.filter((row) => labelOf(row) === label)
    return drawRows(own, roundHalfEven(share * own.length), seed)
  })
}

/** Python's `round`. */
function roundHalfEven(value: number): number {
  const low = Math.floor(value)
  if (value - low !== 0.5) return Math.round(value)
  return low % 2 === 0 ? low : low + 1
}

/** NumPy's `quantile`, between the values where it falls between two. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return low + (high - low) * (place - Math.floor(place))
}
