/** The F1 of two lists of tokens, each counted as often as in both; 1 where both are empty, 0 where nothing is shared. */
export function tokenF1(gold: readonly string[], given: readonly string[]): number {
  if (gold.length === 0 && given.length === 0) return 1
  const left = new Map<string, number>()
  for (const token of gold) left.set(token, (left.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of given) {
    const count = left.get(token) ?? 0
    if (count === 0) continue
    left.set(token, count - 1)
    shared++
  }
  return (2 * shared) / (gold.length + given.length)
}
