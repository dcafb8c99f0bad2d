import { describe, expect, test } from 'vitest'
import { parsePythonJson } from './parse-json.ts'
import { keepsValue, WrittenNumber } from './written-number.ts'

const texts = (value: unknown): unknown => (Array.isArray(value) ? value.map(String) : String(value))

describe('whole numbers', () => {
  test.each([
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['9007199254740993', 9007199254740993n],
    ['-12345678901234567890', -12345678901234567890n],
    ['[{"a": 18446744073709551615}]', [{ a: 18446744073709551615n }]],
    ['{"a": "9007199254740993", "b": 1}', { a: '9007199254740993', b: 1 }],
    ['1e30', 1e30],
    ['12345678901234567.89', 12345678901234568],
  ])('%s', (text, value) => {
    expect(parsePythonJson(text)).toEqual(value)
  })
})

test('words of Python, which no text can forge', () => {
  expect(parsePythonJson('[NaN, Infinity, -Infinity, "NaN", "\\u0000number:NaN", 0e1, 0e2]')).toEqual([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    'NaN',
    '\u0000number:NaN',
    0,
    0,
  ])
  expect(parsePythonJson('{"a": NaN, "b": 9007199254740993}')).toEqual({ a: Number.NaN, b: 9007199254740993n })
  expect(() => parsePythonJson('[nan]')).toThrow(SyntaxError)
  expect(() => parsePythonJson('NaN NaN')).toThrow(SyntaxError)
})

describe('written numbers', () => {
  const written = [
    '1.10',
    '5.0',
    '1e3',
    '1E-7',
    '0.0000001',
    '-0',
    '-0.0',
    '0.1000000000000000055',
    '12345678901234567.89',
    '1.0e+2',
    '100.00',
  ]
  const plain = ['1.1', '5', '-3.25', '0', '1e+21', '0.30000000000000004', '123456789012345']

  test('have the digits of the file', () => {
    const value = parsePythonJson(`[${[...written, ...plain].join(',')}]`, 'written') as unknown[]
    expect(texts(value)).toEqual([...written, ...plain])
    expect(value.map((one) => one instanceof WrittenNumber)).toEqual([...written.map(() => true), ...plain.map(() => false)])
  })

  test('compute like numbers', () => {
    const [price, count] = parsePythonJson('[1.50, 2.0]', 'written') as [number, number]
    expect([price * 2, price + 1, price > count, Math.max(price, count), price.toFixed(1), `${price}`]).toEqual([
      3,
      2.5,
      false,
      2,
      '1.5',
      '1.50',
    ])
  })

  test('are numbers in JSON where those keep the value, else texts', () => {
    expect(JSON.stringify(parsePythonJson('[1.10, 1e3, 0.1000000000000000055, -0]', 'written'))).toBe(
      '[1.1,1000,"0.1000000000000000055",0]',
    )
    expect(['1.10', '1e-7', '0.30000000000000004', '123e400', '0.1000000000000000055'].map(keepsValue)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

test('texts of numbers', () => {
  const text = '[5, 5.0, 1e5, 1e16, 0.00001, -0, 9007199254740993, NaN, "1e5", 1.10]'
  expect(parsePythonJson(text, 'python')).toEqual(['5', '5.0', '100000.0', '1e+16', '1e-05', '0', '9007199254740993', 'nan', '1e5', '1.1'])
  expect(parsePythonJson(text, 'text')).toEqual(['5', '5.0', '1e5', '1e16', '0.00001', '-0', '9007199254740993', 'NaN', '1e5', '1.10'])
})

test('prototype keys are keys like others', () => {
  expect(Object.keys(parsePythonJson('{"__proto__": 1, "a": 9007199254740993}') as object)).toEqual(['__proto__', 'a'])
})
