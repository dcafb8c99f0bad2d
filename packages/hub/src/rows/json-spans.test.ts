import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieces } from '../../test/fixtures.ts'
import { readJsonArray, readJsonEntries } from './json-array.ts'

test('entries keep the order of the file, also for keys like numbers', async () => {
  const text = '{ "12": {"a": [1, "}"]},\n "3": null, "b\\"x": "y,:", "1": [] }\n'
  for (const size of [1, 3, 1000]) {
    expect(await Array.fromAsync(readJsonEntries(pieces(text, size), 'x'))).toEqual([
      ['12', { a: [1, '}'] }],
      ['3', null],
      ['b"x', 'y,:'],
      ['1', []],
    ])
  }
  expect(await Array.fromAsync(readJsonEntries(pieces(' {} ', 1), 'x'))).toEqual([])
})

test('whatever JSON writes is read again', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.jsonValue()),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom(0, 2),
    async (values, size, indent) => {
      const text = JSON.stringify(values, undefined, indent)
      const rows = await Array.fromAsync(readJsonArray(pieces(text, size), 'x'))
      // Large whole numbers are bigint, which is exact.
      const plain = JSON.stringify(
        rows.map((row) => row.value),
        (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value),
      )
      expect(JSON.parse(plain)).toEqual(JSON.parse(text))
    },
  )
  await fc.assert(property, { numRuns: 200 })
})

test('a broken element has its line; a broken file is named', async () => {
  const rows = await Array.fromAsync(readJsonArray(pieces('[1,\n tru,\n{"a":1}]', 4), 'x'))
  expect(rows).toEqual([
    { line: 1, value: 1 },
    { line: 2, reason: expect.stringContaining('not valid JSON') },
    { line: 3, value: { a: 1 } },
  ])
  for (const text of ['', '[1', '{"a":1}', '[1]]', '[1}', '["a']) {
    await expect(Array.fromAsync(readJsonArray(pieces(text, 2), 'file'))).rejects.toMatchObject({
      code: 'ERR_FILES_BROKEN',
      message: expect.stringContaining('file'),
    })
  }
  await expect(Array.fromAsync(readJsonEntries(pieces('{"a":1, 2}', 3), 'file'))).rejects.toMatchObject({ code: 'ERR_FILES_BROKEN' })
})

test('time grows with the length', async () => {
  const text = JSON.stringify(Array.from({ length: 60_000 }, (_, index) => ({ index, text: 'x'.repeat(100) })))
  const started = performance.now()
  expect(await Array.fromAsync(readJsonArray(pieces(text, 65_536), 'x'))).toHaveLength(60_000)
  expect(performance.now() - started).toBeLessThan(5000)
})
