import { expect, test } from 'vitest'
import { pieces } from '../../test/fixtures.ts'
import { readJsonLines } from './json-lines.ts'

test.each([1, 4, 1000])('lines end at \\n only, in pieces of %i', async (size) => {
  const text = '{"a":"x\u2028y"}\r\n\n  \n[1]\n{"n": NaN, "s": "NaN", "i": -Infinity}\n{broken\n"last"'
  const rows = await Array.fromAsync(readJsonLines(pieces(text, size), 'value'))
  expect(rows).toEqual([
    { line: 1, value: { a: 'x\u2028y' } },
    { line: 4, value: [1] },
    { line: 5, value: { n: Number.NaN, s: 'NaN', i: -Infinity } },
    { line: 6, reason: expect.stringContaining('not valid JSON') },
    { line: 7, value: 'last' },
  ])
})
