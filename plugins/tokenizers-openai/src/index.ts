import { definePlugin, lazy } from '@binnacle/core'
import { NAMED_TOKENIZERS } from './encodings.data.ts'

/** OpenAI's tokenizers. Each loads its own table of ranks when it is opened. */
export default definePlugin({
  name: '@binnacle/tokenizers-openai',
  from: import.meta.url,
  contribute: () => ({
    tokenizers: [
      lazy({
        name: 'tiktoken',
        description: "An encoding of OpenAI's by its name",
        load: () => import('./tiktoken.ts').then(({ tiktoken }) => tiktoken),
      }),
      ...NAMED_TOKENIZERS.map((named) =>
        lazy({
          name: named.name,
          description: `The encoding ${named.encoding}`,
          load: () => import('./tiktoken.ts').then(({ namedTokenizer }) => namedTokenizer(named)),
        }),
      ),
    ],
  }),
})
