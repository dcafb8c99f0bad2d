import { expect, test } from 'vitest'
import { plainJson } from './plain-json.ts'

test('JSON is given back as it is', () => {
  const value = { a: [1, 'x', null, { b: true }], c: Number.NaN, d: -0, e: '\ud800', f: undefined }
  expect(plainJson(value)).toBe(value)
})

test.each<[unknown, unknown]>([
  [9007199254740993n, '9007199254740993'],
  [5n, 5],
  [{ a: [1n, { b: 2n ** 64n }] }, { a: [1, { b: '18446744073709551616' }] }],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [Uint8Array.of(0, 255), 'data:application/octet-stream;base64,AP8='],
  [Uint8Array.of(1).buffer, 'data:application/octet-stream;base64,AQ=='],
  [Float32Array.of(0.5), [0.5]],
  [new Set(['a', 1n]), ['a', 1]],
  [new Map([['a', new Map([['b', 1n]])]]), { a: { b: 1 } }],
  [{ toJSON: () => ({ a: 2n ** 60n }) }, { a: '1152921504606846976' }],
  [
    [undefined, 1n],
    [null, 1],
  ],
  [undefined, null],
])('%o becomes %o', (value, json) => {
  expect(plainJson(value)).toEqual(json)
})

test('a key like __proto__ is a key', () => {
  const made = plainJson(JSON.parse('{"__proto__": {"x": 1}}', (_key, value: unknown) => (value === 1 ? 1n : value))) as object
  expect(Object.keys(made)).toEqual(['__proto__'])
})

const circle: { a?: unknown } = {}
circle.a = [circle]
const deep = Array.from({ length: 1000 }).reduce<unknown>((inner) => [inner], 1)

test.each<[string, unknown, RegExp]>([
  ['a function', { a: [() => 1] }, /its "a\[0\]" is a function/],
  ['a symbol', Symbol('x'), /it is a symbol/],
  ['a circle', circle, /its "a\[0\]" holds itself/],
  ['depth', deep, /nested more than 500 deep/],
  ['a date that is none', { on: new Date(Number.NaN) }, /its "on" is not a valid date/],
  ['a Map of numbers', new Map([[1, 2]]), /keys are not texts/],
])('%s is refused by its path', (_what, value, message) => {
  expect(() => plainJson(value)).toThrow(message)
})
