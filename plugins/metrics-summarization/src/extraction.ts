import { tookSteps, TooLong } from '@binnacle/text'

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
 * @throws TooLong where it would take more than `MOST_STEPS`
 */
export function measureExtraction(summary: readonly string[], text: readonly string[]): Extraction {
  const [own, other] = [summary.map((token) => token.toLowerCase()), text.map((token) => token.toLowerCase())]
  const places = placesByToken(other)
  const steps: Steps = { count: 0 }
  let [covered, squares] = [0, 0]
  for (let place = 0; place < own.length; ) {
    const length = longestPiece(own, place, other, places.get(own[place]!) ?? [], steps)
    covered += length
    squares += length ** 2
    place += Math.max(1, length)
  }
  tookSteps(steps.count)
  const size = summary.length
  return size === 0
    ? { coverage: 0, density: 0, compression: 0 }
    : { coverage: covered / size, density: squares / size, compression: text.length / size }
}

/** The most comparisons of tokens: where a text repeats itself, their number grows with the product of the lengths. */
const MOST_STEPS = 200_000_000

/** Counts comparisons, and ends them where they are too many. */
interface Steps {
  count: number
}

/** The longest beginning of the rest of the summary in the text, of which only the places of its first token need be looked at. */
function longestPiece(own: readonly string[], place: number, other: readonly string[], places: readonly number[], steps: Steps): number {
  let longest = 0
  let next = 0
  for (const start of places) {
    if (start < next) continue
    let length = 0
    while (place + length < own.length && start + length < other.length && own[place + length] === other[start + length]) length++
    longest = Math.max(longest, length)
    next = start + Math.max(1, length)
    steps.count += length + 1
    if (steps.count > MOST_STEPS)
      throw new TooLong(`texts of ${own.length} and ${other.length} tokens`, `${MOST_STEPS.toLocaleString('en')} tokens`)
  }
  return longest
}

function placesByToken(tokens: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [index, token] of tokens.entries()) {
    const own = places.get(token)
    if (own === undefined) places.set(token, [index])
    else own.push(index)
  }
  return places
}
