import type { Files, FileSource, TokenizerContext } from '@binnacle/core'
import { expect, test } from 'vitest'
import { huggingface } from './huggingface.ts'
import plugin from './index.ts'

const TOKENIZER = {
  added_tokens: [],
  normalizer: null,
  pre_tokenizer: null,
  decoder: { type: 'Fuse' },
  model: { type: 'BPE', vocab: { a: 0, b: 1, ab: 2 }, merges: ['a b'] },
}

function contextOf(text: string): { readonly context: TokenizerContext; readonly asked: FileSource[] } {
  const asked: FileSource[] = []
  const files = { text: async (source: FileSource) => (asked.push(source), text) } as Partial<Files> as Files
  return { context: { files }, asked }
}

function optionsOf(value: unknown): Parameters<typeof huggingface.open>[0] {
  const result = huggingface.options!['~standard'].validate(value)
  if (result instanceof Promise || result.issues !== undefined) throw new Error('the options do not fit')
  return result.value
}

test('reads a file of the project, or of the Hub at a commit', async () => {
  const { context, asked } = contextOf(JSON.stringify(TOKENIZER))
  const local = await huggingface.open(optionsOf({ path: 'my/tokenizer.json' }), context)
  expect(local.encode('abb')).toEqual([2, 1])
  await huggingface.open(optionsOf({ repo: 'owner/model', revision: 'abc' }), context)
  await huggingface.open(optionsOf({ repo: 'owner/model', revision: 'abc', file: 'onnx/tokenizer.json' }), context)
  expect(asked).toEqual([
    { path: 'my/tokenizer.json' },
    { model: 'owner/model', file: 'tokenizer.json', revision: 'abc' },
    { model: 'owner/model', file: 'onnx/tokenizer.json', revision: 'abc' },
  ])
})

test.each([[{}], [{ repo: 'owner/model' }], [{ repo: 'model', revision: 'abc' }], [{ path: 'a', repo: 'owner/model', revision: 'abc' }]])(
  'refuses the options %j',
  (value) => {
    expect(() => optionsOf(value)).toThrow()
  },
)

test('names a file that is not JSON', async () => {
  const { context } = contextOf('version https://git-lfs')
  await expect(huggingface.open(optionsOf({ path: 'tokenizer.json' }), context)).rejects.toMatchObject({ code: 'ERR_TOKENIZER_JSON' })
})

test('the card is that of the contribution', async () => {
  const [card] = plugin.contribute(undefined as never).tokenizers!
  expect(card).toMatchObject({ name: huggingface.name, description: huggingface.description })
  expect(await (card as { load(): Promise<unknown> }).load()).toBe(huggingface)
})
