import { definePlugin, lazy } from '@binnacle/core'
import { HUGGINGFACE } from './cards.data.ts'

/** Tokenizers of the Hugging Face Hub. */
export default definePlugin({
  name: '@binnacle/tokenizers-huggingface',
  from: import.meta.url,
  contribute: () => ({
    tokenizers: [lazy({ ...HUGGINGFACE, load: () => import('./huggingface.ts').then(({ huggingface }) => huggingface) })],
  }),
})
