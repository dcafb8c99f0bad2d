import { describe, expect, test } from 'vitest'
import { pieces } from '../../test/fixtures.ts'
import { readCsv, readCsvRecords } from './csv.ts'

const STRICT = { delimiter: ',', header: true, quoting: 'strict', source: 'a.csv' } as const

/** Texts, and what CPython 3.12's `csv.reader` makes of them. */
const VECTORS: readonly (readonly [text: string, rows: readonly (readonly string[])[]])[] = [
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  ['"a,b","c\nd"\n', [['a,b', 'c\nd']]],
  ['"a\r\nb"\r\n', [['a\r\nb']]],
  ['"a""b",""""\n', [['a"b', '"']]],
  ['a"b"c,d\n', [['a"b"c', 'd']]],
  ['"a"b"c,d\n', [['ab"c', 'd']]],
  [' "a",b \n', [[' "a"', 'b ']]],
  ['a,,\n', [['a', '', '']]],
  ['a,', [['a', '']]],
  [',\n', [['', '']]],
  ['\n\na\n', [[], [], ['a']]],
  ['""\n', [['']]],
  ['"open,\nrest', [['open,\nrest']]],
  ['"a"\r\n\r\n"b"', [['a'], [], ['b']]],
  ['', []],
]

describe.each([1, 2, 3, 1000])('cut into pieces of %i', (size) => {
  test.each(VECTORS)('%j', async (text, rows) => {
    const records = await Array.fromAsync(readCsvRecords(pieces(text, size), ','))
    expect(records.map((record) => record.fields)).toEqual(rows)
  })
})

test('lines are counted over line breaks in fields', async () => {
  const records = await Array.fromAsync(readCsvRecords(pieces('h\n"a\nb\nc"\nd\n\ne', 4), ','))
  expect(records.map((record) => record.line)).toEqual([1, 2, 5, 6, 7])
})

test('objects by the header; other widths are broken', async () => {
  const rows = await Array.fromAsync(readCsv(pieces('x\ty\n1\t2\n\n3\n', 5), { ...STRICT, delimiter: '\t' }))
  expect(rows).toEqual([
    { line: 2, value: { x: '1', y: '2' } },
    { line: 4, reason: 'it has 1 columns, and the header has 2' },
  ])
})

test('without a header rows are lists', async () => {
  const rows = await Array.fromAsync(readCsv(pieces('1,2\n3\n', 2), { ...STRICT, header: false }))
  expect(rows.map((row) => row.value)).toEqual([['1', '2'], ['3']])
})
