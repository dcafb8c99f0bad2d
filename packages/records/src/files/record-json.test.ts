import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromFirstJson, fromJson, toFirstJson, toJson } from './record-json.ts'

/** Texts of any code units, and many that look like marks. */
const texts = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('\u0000', 'NaN', 'Infinity', '-', '-Infinity', '\\u0000', '"', '\\', '\ud800', '\udfff', '0'))
    .map((parts) => parts.join('')),
)

const numbers = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, -0, 0, Number.MIN_VALUE, 2 ** 53 + 2), fc.integer())

const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    texts,
    numbers,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(texts, fc.constantFrom('__proto__', 'constructor', 'toString')), tie('value')),
  ),
}))

describe('what is written is what is read', () => {
  it('for every text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fromJson(toJson(text))).toBe(text)
        expect(fromJson(toJson({ text, list: [text] }))).toStrictEqual({ text, list: [text] })
      }),
      { numRuns: 2_000, seed: 1 },
    )
  })

  it('for every value of JSON, and for the numbers that it has not', () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = toJson(value)
        expect(same(fromJson(text), value)).toBe(true)
        // One line of UTF-8, whatever is in it.
        expect(text).not.toContain('\n')
        expect(Buffer.from(text).toString()).toBe(text)
      }),
      { numRuns: 2_000, seed: 2 },
    )
  })

  it.each(['\u0000NaN', '\u0000Infinity', '\u0000-Infinity', '\u0000', '\u0000\u0000NaN', '\u0000\u0000'])('for the text %j', (text) => {
    expect(fromJson(toJson([text, NaN, -Infinity]))).toStrictEqual([text, NaN, -Infinity])
  })
})

it('writes other values as JSON does', () => {
  expect(toJson({ a: [1, 'x', null], b: 'NaN' })).toBe('{"a":[1,"x",null],"b":"NaN"}')
  expect(toJson([NaN, -0, 'in \u0000 the middle'])).toBe('["\\u0000NaN",-0,"in \\u0000 the middle"]')
})

it('refuses what it would not have written', () => {
  for (const text of ['"\\u0000nan"', '"\\u0000"', '["\\u0000 1"]', '{', '']) expect(() => fromJson(text)).toThrow(SyntaxError)
})

it('reads records that name no format as they were read then', () => {
  expect(fromFirstJson('["\\u0000NaN","\\u0000-Infinity","\\u0000 and NaN","\\u0000\\u0000x",1]')).toStrictEqual([
    NaN,
    -Infinity,
    '\u0000 and NaN',
    '\u0000\u0000x',
    1,
  ])
  expect(toFirstJson([NaN, -0, '\u0000x'])).toBe('["\\u0000NaN",-0,"\\u0000x"]')
})

/** Whether two values are the same to the last bit; keys in any order. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return Object.is(one, other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  )
}
