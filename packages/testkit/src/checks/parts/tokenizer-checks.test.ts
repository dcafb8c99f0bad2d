import { defineTokenizer, type Tokenizer } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codesOf, findingOf } from '../../../test/codes-of.ts'
import { checkTokenizer } from '../run.ts'

/** A tokenizer of bytes. */
const bytes: Tokenizer = {
  encode: (text) => [...Buffer.from(text)],
  decode: (ids) => Buffer.from(ids).toString('utf8'),
  count: (text) => Buffer.byteLength(text),
  tokenize: (text) => [...Buffer.from(text)].map((byte) => String.fromCharCode(byte)),
}

const contribution = (changes: Partial<Tokenizer> = {}) =>
  defineTokenizer({ name: 'bytes', description: 'A token a byte', open: () => ({ ...bytes, ...changes }) })

test('a tokenizer without faults has no findings', async () => {
  expect(await checkTokenizer(contribution())).toEqual([])
})

describe('faults', () => {
  test.each<[string, Partial<Tokenizer>, string]>([
    ['ids that are no numbers', { encode: (text) => [...text] as never, decode: (ids) => ids.join('') }, 'tokenizer-ids'],
    [
      'ids below 0',
      { encode: (text) => bytes.encode(text).map((id) => -id), decode: (ids) => bytes.decode(ids.map((id) => -id)) },
      'tokenizer-ids',
    ],
    [
      'a throw at a text that looks like a special token',
      {
        encode(text) {
          if (text.includes('<|endoftext|>')) throw new Error('special token')
          return bytes.encode(text)
        },
      },
      'tokenizer-threw',
    ],
    [
      'other ids at the second call',
      { encode: ((calls) => (text: string) => [...bytes.encode(text), (calls += 1) % 7])(0) },
      'tokenizer-differs',
    ],
    ['a text that does not come back', { decode: (ids) => bytes.decode(ids).trim() }, 'tokenizer-round-trip'],
    ['a count that is not the number of ids', { count: (text) => text.length }, 'tokenizer-count'],
    ['fewer texts than ids', { tokenize: (text) => [...text] }, 'tokenizer-tokens'],
    [
      'tokens around nothing',
      { encode: (text) => [0, ...bytes.encode(text)], decode: (ids) => bytes.decode(ids.slice(1)) },
      'tokenizer-empty',
    ],
    ['something out of nothing', { decode: (ids) => (ids.length === 0 ? ' ' : bytes.decode(ids)) }, 'tokenizer-empty'],
    ['a count of nothing', { count: (text) => Math.max(1, bytes.count!(text)) }, 'tokenizer-empty'],
  ])('%s', async (_name, changes, code) => {
    const findings = await checkTokenizer(contribution(changes))
    expect(codesOf(findings)).toContain(code)
    expect(findingOf(findings, code as never)?.place).toContain('tokenizer bytes')
  })

  test('a schema that takes anything, and options that do not fit', async () => {
    const lax = defineTokenizer({ name: 'bytes', description: 'A token a byte', options: z.object({}), open: () => bytes })
    expect(codesOf(await checkTokenizer(lax))).toEqual(['schema-lax'])
    const picky = defineTokenizer({
      name: 'bytes',
      description: 'A token a byte',
      options: z.strictObject({ file: z.string() }),
      open: () => bytes,
    })
    expect(codesOf(await checkTokenizer(picky))).toEqual(['check-threw'])
    expect(codesOf(await checkTokenizer(picky, { options: { file: 'x' } }))).toEqual([])
  })
})

test('one that loses case by design is stable', async () => {
  const lower = contribution({
    encode: (text) => bytes.encode(text.toLowerCase()),
    count: (text) => bytes.count!(text.toLowerCase()),
    tokenize: (text) => bytes.tokenize!(text.toLowerCase()),
  })
  expect(codesOf(await checkTokenizer(lower))).toEqual(['tokenizer-round-trip'])
  expect(codesOf(await checkTokenizer(lower, { roundTrip: 'stable' }))).toEqual([])
  const drifting = contribution({ decode: (ids) => `${bytes.decode(ids)}!` })
  expect(codesOf(await checkTokenizer(drifting, { roundTrip: 'stable' }))).toContain('tokenizer-round-trip')
})

test('texts of its own are tried too', async () => {
  const findings = await checkTokenizer(contribution({ decode: (ids) => bytes.decode(ids).replace('qu', 'kw') }), { texts: ['quill'] })
  expect(findings.some(({ place }) => place.includes('"quill"'))).toBe(true)
})

test('what it opened is closed', async () => {
  let closed = 0
  await checkTokenizer(contribution({ close: () => void closed++ }))
  expect(closed).toBe(1)
})
