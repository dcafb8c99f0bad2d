import * as z from 'zod'

/** The rows of a query as a sandbox records them. */
export const rowsSchema = z.array(z.array(z.unknown()))

/** Whether two results have the same rows; how often and in which order does not count. */
export function haveSameRows(left: readonly (readonly unknown[])[], right: readonly (readonly unknown[])[]): boolean {
  const [leftKeys, rightKeys] = [new Set(left.map(keyOf)), new Set(right.map(keyOf))]
  return leftKeys.size === rightKeys.size && [...leftKeys].every((key) => rightKeys.has(key))
}

/** A row as a text; Python takes true and 1, and 1 and 1.0, for the same. */
function keyOf(row: readonly unknown[]): string {
  return JSON.stringify(row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)))
}
