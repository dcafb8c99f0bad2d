import { defineTokenizer } from '@binnacle/core'
import { MY_TOKENIZER } from './cards.data.ts'

/** Tokens decide what fits into a model's window and what a run costs: they must be those of the model, or the tokenizer says `estimated`. */
export const myTokenizer = defineTokenizer({
  ...MY_TOKENIZER,
  /** Tables are loaded here, through `context.files`; encoding and decoding do not wait. */
  open: () => ({
    encode: (text) => Array.from(text, (character) => character.codePointAt(0)!),
    decode: (ids) => ids.map((id) => String.fromCodePoint(id)).join(''),
    tokenize: (text) => Array.from(text),
  }),
})
