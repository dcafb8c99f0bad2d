import { existsSync, readFileSync } from 'node:fs'
import type { TokenizerContext } from '@binnacle/core'
import { describe, expect, it } from 'vitest'
import { NAMED_TOKENIZERS } from './encodings.data.ts'
import { namedTokenizer } from './tiktoken.ts'

const VECTORS = new URL('../../../../shared/oracle/tokenizers-vectors/', import.meta.url)

interface Vectors {
  readonly vectors: readonly {
    readonly name: string
    readonly text: string
    readonly ids: readonly number[]
    readonly ids_with_special?: readonly number[]
  }[]
}

const open = (name: string) => namedTokenizer(NAMED_TOKENIZERS.find((one) => one.name === name)!).open({}, {} as TokenizerContext)

describe('named tokenizers', () => {
  it('encode and decode', async () => {
    const tokenizer = await open('openai/cl100k_base')
    expect(tokenizer.encode('Hello, world!')).toEqual([9906, 11, 1917, 0])
    expect(tokenizer.decode([9906, 11, 1917, 0])).toBe('Hello, world!')
    expect(tokenizer.count!('Hello, world!')).toBe(4)
    expect(tokenizer.tokenize!('Hello, world!')).toEqual(['Hello', ',', ' world', '!'])
  })

  it('take a special token for text, but for gpt2 of Hugging Face', async () => {
    expect((await open('openai/cl100k_base')).encode('<|endoftext|>').length).toBeGreaterThan(1)
    expect((await open('huggingface/gpt2')).encode('<|endoftext|>')).toEqual([50256])
  })

  it('keep a byte-order mark', async () => {
    const tokenizer = await open('huggingface/gpt2')
    expect(tokenizer.decode(tokenizer.encode('\ufeffa'))).toBe('\ufeffa')
  })
})

describe.skipIf(!existsSync(VECTORS))('the vectors of Python tiktoken', () => {
  for (const encoding of ['r50k_base', 'p50k_base', 'cl100k_base', 'o200k_base']) {
    it(`${encoding}: equal ids, and the text comes back`, async () => {
      const tokenizer = await open(`openai/${encoding}`)
      const { vectors } = JSON.parse(readFileSync(new URL(`${encoding}.json`, VECTORS), 'utf8')) as Vectors
      for (const { name, text, ids } of vectors) {
        expect(tokenizer.encode(text), name).toEqual(ids)
        expect(tokenizer.decode(ids), name).toBe(text)
      }
    })
  }

  it('gpt2 of Hugging Face reads special tokens', async () => {
    const tokenizer = await open('huggingface/gpt2')
    const { vectors } = JSON.parse(readFileSync(new URL('r50k_base.json', VECTORS), 'utf8')) as Vectors
    for (const { name, text, ids, ids_with_special } of vectors) expect(tokenizer.encode(text), name).toEqual(ids_with_special ?? ids)
  })
})
