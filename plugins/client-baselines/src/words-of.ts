/** The different numbers of a text, in order; `1,200.5` is one. */
export function numbersOf(text: string): readonly string[] {
  return [...new Set(text.match(/\d+(?:,\d{3})*(?:\.\d+)?/gu) ?? [])]
}

/** The different words of a text, in order; a Chinese character is one. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? [])]
}
