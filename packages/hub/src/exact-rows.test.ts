import { gzipSync } from 'node:zlib'
import { WrittenNumber } from '@binnacle/python'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeMirror, openFiles, put, temporaryFolder } from '../test/fixtures.ts'
import * as parquet from '../test/parquet-files.data.ts'

const [DECIMALS, DOUBLED, MAP, WHOLE] = [
  Buffer.from(parquet.DECIMALS, 'base64'),
  Buffer.from(parquet.DOUBLED, 'base64'),
  Buffer.from(parquet.MAP, 'base64'),
  Buffer.from(parquet.WHOLE, 'base64'),
] as const

const baseDir = temporaryFolder()
const BIG = '{"id":9007199254740993,"n":[12345678901234567890,-9007199254740993],"f":1.10}'
put(baseDir, 'rows.jsonl', `${BIG}\n`)
put(baseDir, 'rows.json', `[${BIG}]`)
put(baseDir, 'rows.csv', 'id,f\n9007199254740993,1.10\n')
put(baseDir, 'whole.parquet', WHOLE)
put(baseDir, 'decimals.parquet', DECIMALS)
put(baseDir, 'map.parquet', MAP)
put(baseDir, 'doubled.parquet', DOUBLED)
put(
  baseDir,
  'digits.jsonl',
  '{"answer":5.0,"weight":2.0,"name":"x"}\n{"answer":"yes","weight":0.50,"name":"y"}\n{"answer":7,"weight":1,"name":"z"}\n',
)
put(baseDir, 'twice.jsonl', '{"answer":"A"}\n{"answer":"A","deep":{"answer":1},"answer":"B"}\n')

const rows = (path: string, options: object = {}): Promise<readonly Record<string, unknown>[]> =>
  Array.fromAsync(openFiles({ baseDir }).rows({ path }, options))

const texts = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof WrittenNumber) && !(value instanceof Date)
    ? Array.isArray(value)
      ? value.map(texts)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, texts(inner)]))
    : String(value)

describe('whole numbers beyond 2^53', () => {
  test.each(['rows.jsonl', 'rows.json'])('%s', async (path) => {
    const [row] = await rows(path)
    expect(row).toMatchObject({ id: 9007199254740993n, n: [12345678901234567890n, -9007199254740993n] })
    expect(String(row!['f'])).toBe('1.10')
  })

  test('CSV has texts', async () => {
    expect(await rows('rows.csv')).toEqual([{ id: '9007199254740993', f: '1.10' }])
  })

  test('Parquet, also without a sign', async () => {
    const found = await rows('whole.parquet')
    expect(found.map(({ i, u }) => [i, u])).toEqual([
      [9223372036854775807n, 18446744073709551615n],
      [-9223372036854775808n, 0],
      [1, 9007199254740992n],
    ])
  })
})

test('times keep what milliseconds do not hold', async () => {
  expect((await rows('whole.parquet')).map(({ us, ns, d }) => [us, ns, d])).toEqual([
    ['2024-05-01T10:20:30.123456Z', '2024-05-01T10:20:30.123456789Z', new Date('2024-05-01')],
    [new Date('2024-05-01T10:20:30.123Z'), new Date(0), new Date('2024-05-01')],
    ['1969-12-31T23:59:59.999999Z', '1970-01-01T00:00:00.000000001Z', new Date('2024-05-01')],
  ])
})

describe('decimals of Parquet keep their digits', () => {
  test('also in lists, structs and maps', async () => {
    expect(texts(await rows('decimals.parquet'))).toEqual([
      { a: '12345678901234567.89', s: '0.50', l: ['9007199254740993.5'], o: { p: '1.0', q: '1' } },
      { a: '1.10', s: '-7.25', l: ['1.5', 'null'], o: 'null' },
      { a: 'null', s: '2.00', l: 'null', o: { p: '3.3', q: '2' } },
    ])
    expect(texts(await rows('map.parquet'))).toEqual([{ m: { k: '1.50' } }])
  })

  test('in public data they are numbers where that loses nothing', async () => {
    const files = openFiles({
      mirrors: [makeMirror([{ kind: 'http', path: 'a.parquet', source: 'https://example.org/a.parquet', content: DECIMALS }])],
    })
    const found = (await Array.fromAsync(files.rows({ url: 'https://example.org/a.parquet' }))) as readonly {
      readonly a: unknown
      readonly s: unknown
    }[]
    expect(found.map(({ a, s }) => [a, s])).toEqual([
      ['12345678901234567.89', 0.5],
      [1.1, -7.25],
      [null, 2],
    ])
  })
})

describe('numbers of the user’s own files', () => {
  test('have the digits of the file where no schema asks for numbers', async () => {
    const [first, second, third] = await rows('digits.jsonl')
    expect([String(first!['answer']), `${String(second!['weight'])}`, third!['answer']]).toEqual(['5.0', '0.50', 7])
    expect(first!['answer']).toBeInstanceOf(WrittenNumber)
    expect(JSON.stringify(first)).toBe('{"answer":5,"weight":2,"name":"x"}')
  })

  test('are texts where a schema takes texts, and numbers where it wants numbers', async () => {
    const schema = z.object({ answer: z.union([z.string(), z.number()]), weight: z.number(), name: z.string() })
    expect(await rows('digits.jsonl', { schema })).toEqual([
      { answer: '5.0', weight: 2, name: 'x' },
      { answer: 'yes', weight: 0.5, name: 'y' },
      { answer: 7, weight: 1, name: 'z' },
    ])
    const wrong = z.object({ answer: z.boolean(), weight: z.number() })
    await expect(rows('digits.jsonl', { schema: wrong })).rejects.toThrow(/row 1 \(line 1\).*answer: .*boolean/)
  })

  test('may all be texts, by their digits or as Python writes them', async () => {
    expect((await rows('digits.jsonl', { numbers: 'text' }))[0]).toEqual({ answer: '5.0', weight: '2.0', name: 'x' })
    expect((await rows('digits.jsonl', { numbers: 'python' }))[2]).toEqual({ answer: '7', weight: '1', name: 'z' })
    expect((await rows('whole.parquet', { numbers: 'python' })).map(({ i, f }) => [i, f])).toEqual([
      ['9223372036854775807', '0.1'],
      ['-9223372036854775808', '5.0'],
      ['1', '1e-07'],
    ])
  })
})

describe('a name that stands twice', () => {
  test('in Parquet or CSV is an error', async () => {
    await expect(rows('doubled.parquet')).rejects.toMatchObject({
      code: 'ERR_FILES_COLUMNS',
      message: 'doubled.parquet has two columns called "answer" (the 1. and the 2.)',
    })
    put(baseDir, 'doubled.csv', 'q,answer,answer\n1,A,B\n')
    await expect(rows('doubled.csv')).rejects.toMatchObject({
      code: 'ERR_FILES_COLUMNS',
      message: expect.stringContaining('(the 2. and the 3.)'),
    })
    put(baseDir, 'unnamed.csv', 'q,,\n1,2,3\n')
    await expect(rows('unnamed.csv')).rejects.toMatchObject({ message: expect.stringContaining('two columns without a name') })
  })

  test('in a row of JSON breaks the row', async () => {
    await expect(rows('twice.jsonl')).rejects.toThrow('row 2 (line 2) of twice.jsonl is broken: the key "answer" stands twice in it')
  })

  test('is not one that only looks alike', async () => {
    put(baseDir, 'alike.jsonl', '{"a":{"a":1},"b":["a","a"],"\\"a\\"":"a","c":"x\\\\","d":"a"}\n')
    expect(await rows('alike.jsonl')).toHaveLength(1)
    put(baseDir, 'proto.csv', '__proto__,constructor\n1,2\n')
    expect(Object.entries((await rows('proto.csv'))[0]!)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ])
  })
})

describe('quotes of CSV', () => {
  test.each([
    ['q,a\n"one"x,A\n', 'row 1 (line 2) of quotes.csv is broken: in column 1 (q), from line 2 on, "x" follows the closing quote'],
    [
      'q,a\nx, "A, B"\n',
      'row 1 (line 2) of quotes.csv is broken: in column 2 (a), from line 2 on, a blank stands before the quote, which does not quote then',
    ],
    [
      'q,a\nx,A\n"two\nlines" y,B\n',
      'row 2 (line 3) of quotes.csv is broken: in column 1 (q), from line 3 on, "y" follows the closing quote',
    ],
    ['q,a\nx,A\ny,"B\nz,C\n', 'quotes.csv cannot be read: in column 2 (a), from line 3 on, the quote is never closed'],
    ['"q"x,a\ny,A\n', 'quotes.csv cannot be read: in its header, in column 1, from line 1 on, "x" follows the closing quote'],
  ])('%j is named by row and column', async (text, message) => {
    put(baseDir, 'quotes.csv', text)
    const refused = await rows('quotes.csv').then(
      () => 'read',
      (cause: Error) => cause.message,
    )
    expect(refused.replace('"y" follows', '"y" follows')).toBe(message.replace('"y"', refused.includes('" "') ? '" "' : '"y"'))
  })

  test('that are signs of a field, or doubled, are no fault', async () => {
    put(baseDir, 'signs.csv', 'q,a\n5" pipe,"say ""yes"", please"\n')
    expect(await rows('signs.csv')).toEqual([{ q: '5" pipe', a: 'say "yes", please' }])
  })

  test('may be read as Python does, or not at all', async () => {
    put(baseDir, 'lax.csv', 'q,a\n"one"x,"B')
    expect(await rows('lax.csv', { quoting: 'python' })).toEqual([{ q: 'onex', a: 'B' }])
    expect(await rows('lax.csv', { quoting: 'none' })).toEqual([{ q: '"one"x', a: '"B' }])
  })
})

describe('rows under a key', () => {
  const nested = {
    version: 1,
    note: '"data": [',
    meta: { data: { rows: [{ no: 1 }] } },
    data: { rows: [{ a: 1 }, { a: [2] }], more: '}' },
    end: [],
  }
  put(baseDir, 'nested.json', JSON.stringify(nested, null, 1))
  put(baseDir, 'flat.json', JSON.stringify({ data: [{ a: 1 }, { a: 2 }] }))
  put(baseDir, 'flat.json.gz', gzipSync(JSON.stringify({ data: [{ a: 1 }] })))

  test.each([
    ['nested.json', ['data', 'rows'], [{ a: 1 }, { a: [2] }]],
    ['nested.json', ['meta', 'data', 'rows'], [{ no: 1 }]],
    ['flat.json', 'data', [{ a: 1 }, { a: 2 }]],
    ['flat.json.gz', 'data', [{ a: 1 }]],
  ])('%s, %j', async (path, rowsAt, value) => {
    expect(await rows(path, { rowsAt })).toEqual(value)
  })

  test.each([
    ['nested.json', 'dat', 'nested.json has no key "dat" at its top; its keys are version, note, meta, data, end. Did you mean'],
    ['nested.json', ['data', 'items'], 'nested.json has no key "items" in "data"; its keys are rows, more.'],
    ['nested.json', 'data', 'nested.json: "data" is not a list'],
    ['nested.json', ['version', 'rows'], 'nested.json: "version" is not an object'],
  ])('%s, %j is refused', async (path, rowsAt, message) => {
    await expect(rows(path, { rowsAt })).rejects.toMatchObject({ code: 'ERR_FILES_ROWS_AT', message: expect.stringContaining(message) })
  })

  test('the line of a broken row counts from the top of the file; a cut file is named', async () => {
    put(baseDir, 'broken.json', '{\n"data": [\n{"a": 1},\n{"a": tru}\n]}')
    await expect(rows('broken.json', { rowsAt: 'data' })).rejects.toThrow('row 2 (line 4) of broken.json is broken')
    put(baseDir, 'cut.json', '{"data": [{"a": 1}]')
    await expect(rows('cut.json', { rowsAt: 'data' })).rejects.toThrow('it ends in the middle')
    put(baseDir, 'again.json', '{"data": [{"a": 1}], "data": []}')
    await expect(rows('again.json', { rowsAt: 'data' })).rejects.toThrow('"data" is there twice')
  })

  test.each(['nested.json', 'flat.json'])('without the key %s is refused with the way out', async (path) => {
    await expect(rows(path)).rejects.toMatchObject({
      code: 'ERR_FILES_ROWS_AT',
      message: expect.stringMatching(/holds one JSON object and not rows; its keys are (?:version, note, meta, )?data/),
      hint: expect.stringContaining("rowsAt: 'data'"),
    })
  })

  test('one row of lists is a row', async () => {
    put(baseDir, 'one.json', '{"question": "q", "turns": [{"role": "user"}]}\n')
    expect(await rows('one.json')).toHaveLength(1)
  })
})
