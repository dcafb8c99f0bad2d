/** The longest context, in bytes. Five bytes and the predicted one are 48 bits, which a number holds exactly. */
const MAX_CONTEXT = 5

const BYTES = 256

/** What was seen after a context. */
interface Followers {
  readonly bytes: number[]
  readonly counts: number[]
  total: number
}

/** The contexts of one length, by their bytes as one number, and what is taken off each count. */
interface Level {
  readonly contexts: Map<number, Followers>
  discount: number
}

/** A language model of bytes: after any bytes the probabilities of the 256 next ones are above 0 and sum to 1. */
export interface ByteNgram {
  /** The natural logarithm of the probability of the byte at `place`, given the bytes in front of it. */
  logProbability(bytes: Uint8Array, place: number): number
  /** The probabilities of all bytes after the first `end` ones. */
  distribution(bytes: Uint8Array, end: number): Float64Array
}

/**
 * Trains an interpolated Kneser-Ney model (Kneser and Ney 1995; Chen and Goodman 1999, one discount a level). The longest
 * contexts have counts; shorter ones count in how many longer ones they appear; the last resort is the uniform distribution.
 */
export function trainByteNgram(texts: readonly Uint8Array[]): ByteNgram {
  const levels = Array.from({ length: MAX_CONTEXT + 1 }, (): Level => ({ contexts: new Map(), discount: 0 }))
  for (const text of texts) {
    let context = 0
    for (const [place, byte] of text.entries()) {
      if (place >= MAX_CONTEXT) count(levels[MAX_CONTEXT]!, context, byte)
      context = (context % BYTES ** (MAX_CONTEXT - 1)) * BYTES + byte
    }
  }
  for (let length = MAX_CONTEXT; length > 0; length--) {
    for (const [context, { bytes }] of levels[length]!.contexts) {
      for (const byte of bytes) count(levels[length - 1]!, context % BYTES ** (length - 1), byte)
    }
  }
  for (const level of levels) level.discount = discountOf(level)

  return {
    logProbability(bytes, place) {
      const wanted = bytes[place]!
      let probability = 1 / BYTES
      forEachLevel(levels, bytes, place, (followers, discount) => {
        const found = followers.bytes.indexOf(wanted)
        const share = found < 0 ? 0 : (followers.counts[found]! - discount) / followers.total
        probability = share + ((discount * followers.bytes.length) / followers.total) * probability
      })
      return Math.log(probability)
    },
    distribution(bytes, end) {
      const probabilities = new Float64Array(BYTES).fill(1 / BYTES)
      forEachLevel(levels, bytes, end, (followers, discount) => {
        const rest = (discount * followers.bytes.length) / followers.total
        for (let byte = 0; byte < BYTES; byte++) probabilities[byte]! *= rest
        for (const [index, byte] of followers.bytes.entries()) {
          probabilities[byte]! += (followers.counts[index]! - discount) / followers.total
        }
      })
      return probabilities
    },
  }
}

function count({ contexts }: Level, context: number, byte: number): void {
  let followers = contexts.get(context)
  if (followers === undefined) contexts.set(context, (followers = { bytes: [], counts: [], total: 0 }))
  followers.total++
  const index = followers.bytes.indexOf(byte)
  if (index >= 0) followers.counts[index]!++
  else {
    followers.bytes.push(byte)
    followers.counts.push(1)
  }
}

/** The usual estimate, from how many counts are one and two; a half where a text is too short for it. */
function discountOf({ contexts }: Level): number {
  let ones = 0
  let twos = 0
  for (const { counts } of contexts.values()) {
    for (const value of counts) {
      if (value === 1) ones++
      else if (value === 2) twos++
    }
  }
  return ones === 0 || twos === 0 ? 0.5 : ones / (ones + 2 * twos)
}

/** Goes from the empty context to the longest known one that ends before `end`. */
function forEachLevel(
  levels: readonly Level[],
  bytes: Uint8Array,
  end: number,
  use: (followers: Followers, discount: number) => void,
): void {
  let context = 0
  for (let length = 0; length <= MAX_CONTEXT && length <= end; length++) {
    if (length > 0) context += bytes[end - length]! * BYTES ** (length - 1)
    const followers = levels[length]!.contexts.get(context)
    if (followers === undefined) return
    use(followers, levels[length]!.discount)
  }
}
