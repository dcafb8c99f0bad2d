import { defineTokenizer, type TokenizerContribution } from '@binnacle/core'
import { z } from 'zod'
import { ENCODINGS, type NAMED_TOKENIZERS } from './encodings.data.ts'
import { openEncoding } from './open-encoding.ts'

const CLASS_NAME = 'helm.tokenizers.tiktoken_tokenizer.TiktokenTokenizer'

/** An encoding by its name, for deployments that name none of the known tokenizers. */
export const tiktoken = defineTokenizer({
  name: 'tiktoken',
  description: "An encoding of OpenAI's by its name",
  options: z.strictObject({ encoding: z.enum(ENCODINGS) }),
  helm: { className: CLASS_NAME },
  open: ({ encoding }) => openEncoding(encoding, false, '<|endoftext|>'),
})

/** A tokenizer under the name that deployments give. */
export function namedTokenizer({
  name,
  encoding,
  special,
  endOfText,
}: (typeof NAMED_TOKENIZERS)[number]): TokenizerContribution<Readonly<Record<string, never>>> {
  return defineTokenizer({
    name,
    description: `The encoding ${encoding}`,
    helm: { className: special ? 'helm.tokenizers.huggingface_tokenizer.HuggingFaceTokenizer' : CLASS_NAME },
    open: () => openEncoding(encoding, special, endOfText),
  })
}
