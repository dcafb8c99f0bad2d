import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text.ts'

test.each([
  ['The cat, sat.', 'cat sat'],
  ['“Yes”', '“yes”'],
  ['B-52', 'b52'],
  ['a_b the2 The', 'ab the2'],
  ['An  apple\x1ca\u3000day', 'apple day'],
  ['ΣΑΣ', 'σας'],
  ['the é', 'é'],
  ['éa a\u0301', 'éa \u0301'],
  ['the', ''],
  ['', ''],
])('%j', (text, normal) => expect(normalizeText(text)).toBe(normal))

test('articles stay where they are wanted', () => {
  expect(normalizeText('The  cat.', true)).toBe('the cat')
})
