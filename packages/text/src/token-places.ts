/** Where the tokens of a list stand: bits of 32 places each, by token; tokens that stand nowhere have none. */
export interface TokenPlaces {
  /** How many blocks of 32 places there are. */
  readonly blocks: number
  /** The blocks in which a token stands, ascending, and its bits in each. */
  readonly of: (token: string) => BlockBits | undefined
}

/** The bits of one token. */
export interface BlockBits {
  readonly blocks: readonly number[]
  readonly bits: readonly number[]
}

/** Notes where each token of a list stands. */
export function tokenPlaces(tokens: readonly string[]): TokenPlaces {
  const places = new Map<string, { blocks: number[]; bits: number[] }>()
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    const block = index >>> 5
    const bit = 1 << (index & 31)
    const found = places.get(token)
    if (found === undefined) places.set(token, { blocks: [block], bits: [bit] })
    else if (found.blocks.at(-1) === block) found.bits[found.bits.length - 1]! |= bit
    else {
      found.blocks.push(block)
      found.bits.push(bit)
    }
  }
  return { blocks: (tokens.length + 31) >>> 5, of: (token) => places.get(token) }
}

/** How long the beginning and the end are that two lists share. */
export function sharedEnds(left: readonly string[], right: readonly string[]): readonly [start: number, end: number] {
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start++
  let end = 0
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end++
  return [start, end]
}
