import { createRequire } from 'node:module'
import type { Tokenizer } from '@binnacle/core'
import { Tiktoken } from 'tiktoken/lite'
import type { ENCODINGS } from './encodings.data.ts'

interface Ranks {
  readonly bpe_ranks: string
  readonly special_tokens: Record<string, number>
  readonly pat_str: string
}

const require = createRequire(import.meta.url)

/**
 * Opens an encoding of tiktoken: exact ids, by the WebAssembly build.
 * @param special whether a special token's text in a text is that token; else it is ordinary text
 */
export function openEncoding(encoding: (typeof ENCODINGS)[number], special: boolean, endOfTextToken: string): Tokenizer {
  const ranks = require(`tiktoken/encoders/${encoding === 'r50k_base' ? 'gpt2' : encoding}.json`) as Ranks
  const tables = new Tiktoken(ranks.bpe_ranks, ranks.special_tokens, ranks.pat_str)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const specials = Object.keys(ranks.special_tokens)
  const ids = (text: string): Uint32Array =>
    special && specials.some((token) => text.includes(token)) ? tables.encode(text, 'all') : tables.encode_ordinary(text)
  const bytesOf = (id: number): Uint8Array => tables.decode(Uint32Array.of(id))
  return {
    encode: (text) => Array.from(ids(text)),
    count: (text) => ids(text).length,
    decode: (tokens) => decoder.decode(tables.decode(Uint32Array.from(tokens))),
    tokenize: (text) => Array.from(ids(text), (id) => decoder.decode(bytesOf(id))),
    endOfTextToken,
    // Where the text of a special token is ordinary text, no text stands for the token.
    ...(special ? { prefixToken: endOfTextToken } : {}),
    close: () => tables.free(),
  }
}
