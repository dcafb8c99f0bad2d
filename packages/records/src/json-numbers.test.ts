import { expect, it } from 'vitest'
import { fromJson, toJson } from './json-numbers.ts'

it('keeps numbers that JSON has not', () => {
  const value = { tokens: [{ text: 'a', logprob: -Infinity }], sum: NaN, most: Infinity, plain: 1.5, nothing: null, word: 'NaN' }
  expect(fromJson(toJson(value))).toEqual(value)
})

it('writes other values as JSON does, and leaves texts with the mark alone', () => {
  expect(toJson({ a: [1, 'x', null] })).toBe('{"a":[1,"x",null]}')
  expect(fromJson(toJson({ text: '\u0000 and NaN' }))).toEqual({ text: '\u0000 and NaN' })
})
