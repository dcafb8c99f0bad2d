import { MOST_PAIRS } from './edit-distance.ts'
import { sharedEnds, tokenPlaces } from './token-places.ts'
import { tookSteps, TooLong } from './too-long.ts'

/**
 * The length of the longest list of tokens that both have in this order, 32 tokens at a time (Crochemore et al. 2001, Hyyrö 2004).
 * @throws TooLong where the lists have more than `MOST_PAIRS` pairs of tokens between the ends that they share
 */
export function longestCommonSubsequence(left: readonly string[], right: readonly string[]): number {
  const [start, end] = sharedEnds(left, right)
  const [own, other] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  const [pattern, text] = own.length <= other.length ? [own, other] : [other, own]
  if (pattern.length * text.length > MOST_PAIRS) {
    throw new TooLong(`${left.length} and ${right.length} tokens`, `${MOST_PAIRS.toLocaleString('en')} pairs`)
  }
  return start + end + (pattern.length === 0 ? 0 : between(pattern, text))
}

function between(pattern: readonly string[], text: readonly string[]): number {
  const { blocks, of } = tokenPlaces(pattern)
  const open = new Int32Array(blocks).fill(-1)
  let steps = 0
  for (const token of text) {
    const places = of(token)
    if (places === undefined) continue
    let carry = 0
    let at = 0
    for (let block = places.blocks[0]!; block < blocks; block++) {
      if (carry === 0) {
        // Blocks in which the token does not stand stay as they are.
        if (at === places.blocks.length) break
        block = places.blocks[at]!
      }
      const bits = at < places.blocks.length && places.blocks[at] === block ? places.bits[at++]! : 0
      const before = open[block]!
      const matched = before & bits
      const sum = (before >>> 0) + (matched >>> 0) + carry
      carry = sum > 0xffffffff ? 1 : 0
      open[block] = sum | (before & ~bits)
      steps++
    }
  }
  tookSteps(steps)
  let length = 0
  for (let index = 0; index < pattern.length; index++) if ((open[index >>> 5]! & (1 << (index & 31))) === 0) length++
  return length
}
