import { definePlugin, lazy } from '@binnacle/core'
import { MY_TOKENIZER } from './cards.data.ts'

/** What this package contributes. Nothing is loaded before it is used. */
export default definePlugin({
  name: '@my-scope/my-tokenizer',
  from: import.meta.url,
  contribute: () => ({
    tokenizers: [lazy({ ...MY_TOKENIZER, load: () => import('./my-tokenizer.ts').then((module) => module.myTokenizer) })],
  }),
})
