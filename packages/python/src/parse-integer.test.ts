import { describe, expect, test } from 'vitest'
import { parseInteger } from './parse-integer.ts'

describe('parseInteger', () => {
  test.each([
    ['15', 15n],
    [' -3\n', -3n],
    ['+7', 7n],
    ['1_000', 1000n],
    ['٤٥', 45n],
    ['５\u3000', 5n],
    ['𝟙', 1n],
    ['12345678901234567890', 12345678901234567890n],
  ])('%j', (text, value) => expect(parseInteger(text)).toBe(value))

  test.each(['', '5.0', '1__0', '_1', '1_', '- 1', '²', '1 2', '5\x1f', '½'])('%j is none', (text) =>
    expect(parseInteger(text)).toBeUndefined(),
  )
})
