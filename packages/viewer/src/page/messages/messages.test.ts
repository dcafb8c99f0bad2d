import { expect, it } from 'vitest'
import { ENGLISH } from './english.ts'
import { createFormats } from './formats.ts'
import { SIMPLIFIED_CHINESE } from './simplified-chinese.ts'

function keysOf(value: object, path = ''): readonly string[] {
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'object' && one !== null ? keysOf(one as object, `${path}${key}.`) : [`${path}${key}`],
  )
}

it('both languages have the same texts, and none is empty', () => {
  expect(keysOf(SIMPLIFIED_CHINESE)).toEqual(keysOf(ENGLISH))
  const texts = (value: object): readonly unknown[] =>
    Object.values(value).flatMap((one) => (typeof one === 'object' ? texts(one as object) : [one]))
  expect([...texts(ENGLISH), ...texts(SIMPLIFIED_CHINESE)].filter((text) => text === '')).toEqual([])
})

it('texts with a number take it, in both languages', () => {
  expect(ENGLISH.home.runs('1', 1)).toBe('1 run')
  expect(ENGLISH.home.runs('2', 2)).toBe('2 runs')
  expect(SIMPLIFIED_CHINESE.home.runs('2', 2)).toBe('2 次运行')
})

it.each([
  [0.425, '0.425'],
  [0, '0.000'],
  [1, '1.000'],
  [Number.NaN, '–'],
  [undefined, '–'],
  [Number.POSITIVE_INFINITY, '∞'],
  [Number.NEGATIVE_INFINITY, '−∞'],
])('the score %s is shown as %s', (value, text) => {
  expect(createFormats('en').score(value)).toBe(text)
  expect(createFormats('zh-CN').score(value)).toBe(text)
})
