import { defineTokenizer } from '@binnacle/core'

/** HELM's tokenizer for tests: a token for each character, its id the code point. */
export const simpleTokenizer = defineTokenizer({
  name: 'simple/tokenizer1',
  description: 'A token for each character',
  helm: { className: 'helm.tokenizers.simple_tokenizer.SimpleTokenizer' },
  open: () => ({
    encode: (text) => Array.from(text, (character) => character.codePointAt(0)!),
    decode: (ids) => ids.map((id) => String.fromCodePoint(id)).join(''),
    tokenize: (text) => Array.from(text),
    endOfTextToken: '</s>',
    prefixToken: '<s>',
  }),
})
