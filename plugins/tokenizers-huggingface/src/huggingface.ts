import { defineTokenizer, type FileSource } from '@binnacle/core'
import { z } from 'zod'
import { HUGGINGFACE } from './cards.data.ts'
import { notJson } from './errors.ts'
import { openTokenizer } from './open-tokenizer.ts'

const prefixToken = z
  .string()
  .optional()
  .describe('The token that scored texts begin with, as `<s>`; empty for none. Only language modeling needs it.')

const options = z.union([
  z.strictObject({ path: z.string().min(1).describe('A tokenizer.json; relative to the folder of the config.'), prefixToken }),
  z.strictObject({
    repo: z
      .string()
      .regex(/^[^/]+\/[^/]+$/, 'wants owner/name')
      .describe('A model on the Hub.'),
    revision: z.string().min(1).describe('The commit, so that the ids stay the same.'),
    file: z.string().min(1).default('tokenizer.json').describe('Its tokenizer file.'),
    prefixToken,
  }),
])

/** A tokenizer in the form of Hugging Face's library. */
export const huggingface = defineTokenizer({
  ...HUGGINGFACE,
  options,
  helm: { className: 'helm.tokenizers.huggingface_tokenizer.HuggingFaceTokenizer' },
  async open(where, { files }) {
    const source: FileSource = 'path' in where ? { path: where.path } : { model: where.repo, file: where.file, revision: where.revision }
    const name = 'path' in where ? where.path : `${where.repo}/${where.file}`
    const tokenizer = openTokenizer(parse(name, await files.text(source)), name)
    return where.prefixToken === undefined ? tokenizer : { ...tokenizer, prefixToken: where.prefixToken }
  },
})

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw notJson(name, cause)
  }
}
