import type { Tokenizer } from '@binnacle/core'

/** Bytes of UTF-8 that count as one token. */
const BYTES_PER_TOKEN = 4

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Counts a token for every four bytes. Its ids are numbers of pieces, made up; counts are marked as estimates. */
export const estimateTokenizer: Tokenizer = Object.freeze({
  estimated: true as const,
  count: (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN),
  // Up to four bytes make one number to the base 257, so that decoding gives the text back.
  encode(text: string) {
    const bytes = encoder.encode(text)
    const ids: number[] = []
    for (let at = 0; at < bytes.length; at += BYTES_PER_TOKEN) {
      const piece = bytes.subarray(at, at + BYTES_PER_TOKEN)
      ids.push(piece.reduce((id, byte) => id * 257 + byte + 1, 0))
    }
    return ids
  },
  decode(ids: readonly number[]) {
    const bytes: number[] = []
    for (const id of ids) {
      const piece: number[] = []
      for (let rest = id; rest > 0; rest = Math.floor(rest / 257)) piece.unshift((rest % 257) - 1)
      bytes.push(...piece)
    }
    return decoder.decode(Uint8Array.from(bytes))
  },
})
