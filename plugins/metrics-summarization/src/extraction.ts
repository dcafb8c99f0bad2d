/** How much of a summary is taken from its text, in tokens. */
export interface Extraction {
  /** The share of the summary in pieces of the text. */
  readonly coverage: number
  /** The sum of the squared lengths of those pieces over the length of the summary. */
  readonly density: number
  /** How many times as long as the summary the text is. */
  readonly compression: number
}

/**
 * Finds the pieces of a text in a summary, greedily from its front, as Newsroom's `Fragments` does (Grusky et al. 2018): the longest
 * beginning of the rest that stands in the text; capitals do not count. While it looks it skips over what has matched, so that a longer
 * piece that begins inside of a shorter one is not seen.
 */
export function measureExtraction(summary: readonly string[], text: readonly string[]): Extraction {
  const [own, other] = [summary.map((token) => token.toLowerCase()), text.map((token) => token.toLowerCase())]
  let [covered, squares] = [0, 0]
  for (let place = 0; place < own.length; ) {
    const length = longestPiece(own, place, other)
    covered += length
    squares += length ** 2
    place += Math.max(1, length)
  }
  const size = summary.length
  return size === 0
    ? { coverage: 0, density: 0, compression: 0 }
    : { coverage: covered / size, density: squares / size, compression: text.length / size }
}

function longestPiece(own: readonly string[], place: number, other: readonly string[]): number {
  let longest = 0
  for (let start = 0; start < other.length; ) {
    let length = 0
    while (place + length < own.length && start + length < other.length && own[place + length] === other[start + length]) length++
    longest = Math.max(longest, length)
    start += Math.max(1, length)
  }
  return longest
}
