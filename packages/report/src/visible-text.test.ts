import { describe, expect, it } from 'vitest'
import { visibleJson, visibleLine, visibleText } from './visible-text.ts'

/** Every code point that a terminal may obey, by Unicode's properties. */
const OBEYED = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/u.test(character),
)

describe('a text for terminals', () => {
  it('has no character that is obeyed, but line breaks and tabs', () => {
    const shown = visibleText(OBEYED.join(' '))
    expect(OBEYED.filter((character) => shown.includes(character))).toEqual(['\t', '\n'])
    expect(OBEYED.length).toBeGreaterThan(2_100)
  })

  it.each([
    ['a colour', '\u001b[31mred\u001b[0m', '\\u001b[31mred\\u001b[0m'],
    ['a title of the window', '\u001b]0;pwned\u0007', '\\u001b]0;pwned\\u0007'],
    ['the same by one character', '\u009d0;pwned\u009c', '\\u009d0;pwned\\u009c'],
    ['a return to the start of the line', 'score 0.1\rscore 0.9', 'score 0.1\\rscore 0.9'],
    ['text that runs backwards', '\u202eevil', '\\u202eevil'],
    ['half of a character', 'a\ud83db', 'a\\ud83db'],
    ['what is meant to be seen', 'Grüße, 世界 😀 שלום\tand\nmore', 'Grüße, 世界 😀 שלום\tand\nmore'],
    ['line breaks of Windows', 'a\r\nb', 'a\nb'],
  ])('shows %s', (_what, text, shown) => {
    expect(visibleText(text)).toBe(shown)
  })

  it('that belongs on one line has no line breaks', () => {
    expect(visibleLine('model\n✓ passed\tall')).toBe('model\\n✓ passed\\tall')
  })
})

it('JSON for terminals is the same JSON', () => {
  const value = { ['\u0085key']: OBEYED.join(' ') }
  const json = visibleJson(JSON.stringify(value, null, 2))
  expect(JSON.parse(json)).toEqual(value)
  expect(OBEYED.filter((character) => json.includes(character))).toEqual(['\n'])
})
