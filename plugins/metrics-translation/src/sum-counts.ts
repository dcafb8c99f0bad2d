/** The sum of counts, place by place; `undefined` where there are none, or where one is missing. */
export function sumCounts(rows: Iterable<readonly number[] | null>): readonly number[] | undefined {
  let sums: number[] | undefined
  for (const row of rows) {
    if (row === null) return undefined
    sums = sums === undefined ? [...row] : sums.map((sum, index) => sum + row[index]!)
  }
  return sums
}
