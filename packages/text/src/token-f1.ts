/** The F1 of two lists of tokens, each counted as often as in both, as in SQuAD; 0 where nothing is shared. */
export function tokenF1(gold: readonly string[], given: readonly string[]): number {
  const left = new Map<string, number>()
  for (const token of gold) left.set(token, (left.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of given) {
    const count = left.get(token) ?? 0
    if (count === 0) continue
    left.set(token, count - 1)
    shared++
  }
  if (shared === 0) return 0
  const [precision, recall] = [shared / given.length, shared / gold.length]
  return (2 * precision * recall) / (precision + recall)
}
