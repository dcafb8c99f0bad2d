import { sharedEnds, tokenPlaces } from './token-places.ts'
import { tookSteps, TooLong } from './too-long.ts'

/** The most pairs of tokens that are compared: 32 of them in a step. */
export const MOST_PAIRS = 4_000_000_000

/**
 * The least number of tokens to insert, delete or replace, 32 tokens at a time (Myers 1999, Hyyrö 2003).
 * @throws TooLong where the lists have more than `MOST_PAIRS` pairs of tokens between the ends that they share
 */
export function editDistance(left: readonly string[], right: readonly string[]): number {
  const [start, end] = sharedEnds(left, right)
  const [own, other] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  if (own.length === 0 || other.length === 0) return Math.max(own.length, other.length)
  // The shorter one is kept in bits.
  return own.length <= other.length ? distance(own, other) : distance(other, own)
}

/** What the column of a token looks like, by the differences of neighbours: bits of a rise and of a fall. */
export type WatchColumn = (rises: Int32Array, falls: Int32Array) => void

/** The distance of two lists that are not empty, column by column of the second. */
export function distance(pattern: readonly string[], text: readonly string[], watch?: WatchColumn): number {
  if (pattern.length * text.length > MOST_PAIRS) {
    throw new TooLong(`${pattern.length} and ${text.length} tokens that differ`, `${MOST_PAIRS.toLocaleString('en')} pairs`)
  }
  const { blocks, of } = tokenPlaces(pattern)
  const rises = new Int32Array(blocks).fill(-1)
  const falls = new Int32Array(blocks)
  const last = 1 << ((pattern.length - 1) & 31)
  let score = pattern.length
  tookSteps(blocks * text.length)
  for (let column = 0; column < text.length; column++) {
    const places = of(text[column]!)
    let at = 0
    let carry = 1
    for (let block = 0; block < blocks; block++) {
      let equal = 0
      if (places !== undefined && at < places.blocks.length && places.blocks[at] === block) equal = places.bits[at++]!
      const [rise, fall] = [rises[block]!, falls[block]!]
      const vertical = equal | fall
      if (carry < 0) equal |= 1
      const horizontal = ((((equal & rise) + rise) | 0) ^ rise) | equal
      let up = fall | ~(horizontal | rise)
      let down = rise & horizontal
      const high = block === blocks - 1 ? last : 1 << 31
      const next = (up & high) === 0 ? ((down & high) === 0 ? 0 : -1) : 1
      up = (up << 1) | (carry > 0 ? 1 : 0)
      down = (down << 1) | (carry < 0 ? 1 : 0)
      rises[block] = down | ~(vertical | up)
      falls[block] = up & vertical
      carry = next
    }
    score += carry
    watch?.(rises, falls)
  }
  return score
}
