/** Whether texts hold all words of a search, or whether one of them is named whole. Words, not a pattern: a dot is a dot. */
export function matchesWords(search: string, texts: readonly string[]): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const all = texts.map((text) => text.toLowerCase())
  // A list of ids names the runs behind a number.
  if (words.length > 1 && words.includes(all[0] ?? '')) return true
  return words.every((word) => all.some((text) => text.includes(word)))
}
