import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitTokens } from './split-tokens.ts'

const property = (text: string) => splitTokens(text).join('') === text

test('tokens joined together are the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), property))
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '水', '7', '.', '\u0301', '\ud800', '🙂') }), property))
})

test.each([
  [' B', [' B']],
  ['The answer is 42.\n', ['The', ' answer', ' is', ' 42', '.', '\n']],
  ['喝 水A', ['喝', ' 水', 'A']],
])('%j', (text, tokens) => {
  expect(splitTokens(text)).toEqual(tokens)
})
