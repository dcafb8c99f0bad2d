import { gzipSync } from 'node:zlib'
import type { Schema } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { openFiles, put, temporaryFolder } from '../../test/fixtures.ts'
import type { FilesWithRecord } from '../index.ts'

const baseDir = temporaryFolder()
put(baseDir, 'good.jsonl', '{"a":1}\n{"a":2}\n')
put(baseDir, 'good.jsonl.gz', gzipSync('{"a":1}\n{"a":2}\n'))
put(baseDir, 'list.json', '[{"a":1},{"a":2}]')
put(baseDir, 'lines.json', '\uFEFF{"a":1}\n{"a":2}\n')
put(baseDir, 'bad.jsonl', '{"a":1}\n\n{"a":\n{"a":3}\n')
put(baseDir, 'bad.csv', 'a,b\n1,2\n3\n4,5\n')
put(baseDir, 'latin.csv', Buffer.from([0x61, 0x0a, 0xe9, 0x0a]))
put(baseDir, 'cut.jsonl.gz', gzipSync('{"a":1}\n'.repeat(5000)).subarray(0, 60))
put(baseDir, 'plain', 'x')
put(baseDir, 'broken.parquet', 'PAR1 this is not Parquet at all PAR1')

const rows = (files: FilesWithRecord, path: string, options: object = {}): Promise<unknown[]> =>
  Array.fromAsync(files.rows({ path }, options))
const open = (badRows: 'fail' | 'skip' = 'fail'): FilesWithRecord => openFiles({ baseDir, badRows })

/** Takes rows whose `a` is an odd number. */
const odd: Schema<{ a: number }> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => {
      const { a } = value as { a: number }
      return a % 2 === 1 ? { value: { a } } : { issues: [{ message: 'expected an odd number', path: ['a', { key: 0 }] }] }
    },
  },
}

test.each(['good.jsonl', 'good.jsonl.gz', 'list.json', 'lines.json'])('%s', async (path) => {
  expect(await rows(open(), path)).toEqual([{ a: 1 }, { a: 2 }])
})

describe('broken rows', () => {
  test('are errors that name file, row, line and reason', async () => {
    await expect(rows(open(), 'bad.jsonl')).rejects.toMatchObject({
      code: 'ERR_DATA_ROW',
      message: expect.stringMatching(/row 2 \(line 3\) of bad\.jsonl is broken.*JSON/),
    })
    await expect(rows(open(), 'bad.csv')).rejects.toMatchObject({
      code: 'ERR_DATA_ROW',
      message: expect.stringMatching(/row 2 \(line 3\) of bad\.csv.*1 columns.*2/),
    })
    await expect(rows(open(), 'good.jsonl', { schema: odd })).rejects.toMatchObject({
      code: 'ERR_DATA_ROW',
      message: expect.stringContaining('row 2 (line 2) of good.jsonl is broken: a[0]: expected an odd number'),
    })
  })

  test('or are skipped and counted', async () => {
    const files = open('skip')
    expect(await rows(files, 'bad.jsonl', { schema: odd })).toEqual([{ a: 1 }, { a: 3 }])
    expect(await rows(files, 'good.jsonl', { schema: odd })).toEqual([{ a: 1 }])
    expect(files.skippedRows()).toEqual({
      count: 2,
      rows: [
        { file: 'bad.jsonl', row: 2, reason: expect.stringContaining('JSON') },
        { file: 'good.jsonl', row: 2, reason: 'a[0]: expected an odd number' },
      ],
    })
  })

  test('are remembered up to a bound', async () => {
    put(baseDir, 'all-bad.jsonl', '{\n'.repeat(1000))
    const files = open('skip')
    expect(await rows(files, 'all-bad.jsonl')).toEqual([])
    expect(files.skippedRows().count).toBe(1000)
    expect(files.skippedRows().rows).toHaveLength(100)
  })
})

test('files that are broken as a whole are errors even where rows are skipped', async () => {
  const files = open('skip')
  await expect(rows(files, 'latin.csv')).rejects.toMatchObject({ code: 'ERR_FILES_BROKEN', message: expect.stringContaining('UTF-8') })
  await expect(rows(files, 'cut.jsonl.gz')).rejects.toMatchObject({ code: 'ERR_FILES_BROKEN', message: expect.stringContaining('gzip') })
  await expect(rows(files, 'plain')).rejects.toMatchObject({ code: 'ERR_FILES_FORMAT' })
  await expect(rows(files, 'broken.parquet')).rejects.toMatchObject({
    code: 'ERR_FILES_BROKEN',
    message: expect.stringContaining('Parquet'),
  })
  await expect(rows(files, 'lines.json', { format: 'json' })).rejects.toMatchObject({ code: 'ERR_FILES_BROKEN' })
  expect(await rows(files, 'plain', { format: 'csv', header: false })).toEqual([['x']])
})

test('a reader that stops early leaves nothing open', async () => {
  put(baseDir, 'long.jsonl.gz', gzipSync('{"a":1}\n'.repeat(200_000)))
  for await (const row of open().rows({ path: 'long.jsonl.gz' })) {
    expect(row).toEqual({ a: 1 })
    break
  }
})

test('memory stays flat over a long file', async () => {
  const piece = gzipSync(`{"text":"${'x'.repeat(1000)}"}\n`.repeat(1000))
  put(baseDir, 'large.jsonl.gz', Buffer.concat(Array.from({ length: 200 }, () => piece)))
  let count = 0
  let most = 0
  for await (const _row of open().rows({ path: 'large.jsonl.gz' })) {
    if (++count % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed)
  }
  expect(count).toBe(200_000)
  expect(most).toBeLessThan(150e6)
})
