import { expect, test } from 'vitest'
import { utf8Prefix } from './utf8-prefix.ts'

test('every character is whole, every beginning of one is begun', () => {
  for (const character of ['a', '\u0000', 'é', '߿', 'ࠀ', '水', '\ud7ff', '\ue000', '\uffff', '𐀀', '\u{10ffff}']) {
    const bytes = [...Buffer.from(character)]
    expect(utf8Prefix(bytes)).toBe('whole')
    for (let length = 1; length < bytes.length; length++) expect(utf8Prefix(bytes.slice(0, length))).toBe('begun')
  }
})

test.each([[[0x80]], [[0xc0]], [[0xff]], [[0xe0, 0x9f]], [[0xed, 0xa0]], [[0xf0, 0x8f]], [[0xf4, 0x90]], [[0xc3, 0x28]], [[0x61, 0x61]]])(
  '%j is wrong',
  (bytes) => {
    expect(utf8Prefix(bytes)).toBe('wrong')
  },
)
