import { expect, it } from 'vitest'
import { universalNewlines } from './universal-newlines.ts'

async function read(...pieces: readonly string[]): Promise<string> {
  let text = ''
  async function* source() {
    yield* pieces
  }
  for await (const piece of universalNewlines(source())) text += piece
  return text
}

it('makes every line break one, also across pieces', async () => {
  expect(await read('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
  expect(await read('a\r', '\nb')).toBe('a\nb')
  expect(await read('a\r', 'b\r')).toBe('a\nb\n')
  expect(await read('a\r', '\r', '\n')).toBe('a\n\n')
})
