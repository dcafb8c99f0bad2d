import { expect, test } from 'vitest'
import { compareCodePoints } from './compare-code-points.ts'

test('puts characters beyond the basic plane last, as Python does', () => {
  const texts = ['b', '😀', '\uFFEE', 'a', '', 'ab', '\uE000', '퟿', '😀a', '𐀀']
  expect(texts.toSorted(compareCodePoints)).toEqual(['', 'a', 'ab', 'b', '퟿', '\uE000', '\uFFEE', '𐀀', '😀', '😀a'])
})
