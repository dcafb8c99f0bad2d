import { describe, expect, it } from 'vitest'
import { integer, positiveInteger, positiveNumber } from './options.ts'

describe('numbers of options', () => {
  it.each([
    [positiveInteger, '3', 3],
    [positiveNumber, '0.5', 0.5],
    [integer, '-2', -2],
  ])('%o takes %s', (parse, text, value) => {
    expect(parse(text)).toBe(value)
  })

  it.each([
    [positiveInteger, '0'],
    [positiveInteger, '1.5'],
    [positiveInteger, 'x'],
    [positiveNumber, '0'],
    [positiveNumber, ''],
    [positiveNumber, 'x'],
    [integer, '1.5'],
    [integer, ' '],
  ])('%o refuses %j', (parse, text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_VALUE', exitCode: 2 }) as Error)
  })
})
