/**
 * Holm's step-down correction of p values for as many comparisons as there are: the chance of one false finding among all of them
 * stays below the level (Holm 1979).
 * @returns corrected p values in the given order, at most 1
 */
export function holm(pValues: readonly number[]): readonly number[] {
  const count = pValues.length
  const corrected: number[] = Array.from({ length: count }, () => Number.NaN)
  let floor = 0
  for (const [rank, place] of ascending(pValues).entries()) {
    floor = Math.max(floor, Math.min(1, (count - rank) * pValues[place]!))
    corrected[place] = floor
  }
  return corrected
}

/**
 * Benjamini and Hochberg's step-up correction: the expected share of false findings among all findings stays below the level
 * (Benjamini and Hochberg 1995).
 * @returns corrected p values in the given order, at most 1
 */
export function benjaminiHochberg(pValues: readonly number[]): readonly number[] {
  const count = pValues.length
  const corrected: number[] = Array.from({ length: count }, () => Number.NaN)
  let ceiling = 1
  for (const [rank, place] of [...ascending(pValues).entries()].toReversed()) {
    ceiling = Math.min(ceiling, (count / (rank + 1)) * pValues[place]!)
    corrected[place] = ceiling
  }
  return corrected
}

/** The places of the values, the smallest first. */
const ascending = (values: readonly number[]): readonly number[] =>
  values.map((_, place) => place).toSorted((a, b) => values[a]! - values[b]!)
