import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openFiles, put, temporaryFolder } from '../../test/fixtures.ts'
import * as parquet from '../../test/parquet-files.data.ts'

const [WHOLE] = [Buffer.from(parquet.WHOLE, 'base64')] as const

const baseDir = temporaryFolder()
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`
const ERROR = '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code></Error>\n'

/** What a file is refused for: the code, the message and the hint. */
async function refused(path: string, content: string | Uint8Array, options: object = {}): Promise<string> {
  put(baseDir, path, content)
  try {
    await Array.fromAsync(openFiles({ baseDir }).rows({ path }, options))
  } catch (thrown) {
    const { code, message, hint } = thrown as { readonly code: string; readonly message: string; readonly hint: string }
    return `${code}: ${message} → ${hint}`
  }
  return 'read'
}

describe('a file is what its first bytes say, whatever its name is', () => {
  test.each(['rows.csv', 'rows.tsv', 'rows.jsonl', 'rows.json', 'rows.parquet'])(
    '%s may be a pointer, a page, an error, another format, or empty',
    async (path) => {
      expect(await refused(path, POINTER)).toBe(
        `ERR_FILES_OTHER: ${path} is a Git LFS pointer, not the data → Fetch the data: git lfs install && git lfs pull. A download needs the address of the file itself (raw or media).`,
      )
      expect(await refused(path, '../.git/annex/objects/x/y/MD5E-s12--0.csv')).toContain('git-annex pointer')
      expect(await refused(path, ERROR)).toContain(`${path} is XML, not the data`)
      expect(await refused(path, '\n<!DOCTYPE html>\n<html><body>Sign in</body></html>')).toContain('is a web page (HTML), not the data')
      expect(await refused(path, '')).toContain(`ERR_FILES_EMPTY: ${path} is empty (0 bytes)`)
      expect(await refused(path, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]))).toContain(
        'is an old Excel or Word file',
      )
      expect(await refused(path, Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0]))).toContain('is compressed by Zstandard')
      expect(await refused(path, Buffer.from([0xff, 0xfe, 0x71, 0]))).toContain('is text in UTF-16')
    },
  )

  test.each(['rows.csv', 'rows.jsonl', 'rows.json'])('%s may be Parquet', async (path) => {
    expect(await refused(path, WHOLE)).toContain(`ERR_FILES_OTHER: ${path} is Parquet → Say format: 'parquet'`)
    expect(await refused(path, WHOLE, { format: 'parquet' })).toBe('read')
  })

  test('Parquet may be compressed as a whole; texts are unpacked', async () => {
    expect(await refused('rows.parquet', gzipSync(WHOLE))).toContain('is compressed by gzip → Unpack it first')
    expect(await refused('rows.csv', gzipSync('a,b\n1,2\n'))).toBe('read')
    expect(await refused('rows.csv.gz', gzipSync(POINTER))).toContain('Git LFS pointer')
    expect(await refused('rows.csv', gzipSync(''))).toContain('is empty')
  })

  test('JSON is not CSV, and a list is not lines', async () => {
    expect(await refused('rows.csv', '{"question": "q", "answer": "a"}\n')).toContain('is JSON, not CSV')
    expect(await refused('rows.jsonl', '[\n  {"a": 1}\n]')).toContain("is a JSON list, not JSON Lines → Say format: 'json'")
  })

  test('what only looks alike is read', async () => {
    expect(await refused('rows.csv', 'q,a\n<html>,1\n')).toBe('read')
    expect(await refused('rows.csv', '<id>,a\n1,2\n')).toBe('read')
    expect(await refused('rows.csv', 'version,https\n1,2\n')).toBe('read')
    expect(await refused('rows.csv', '{a},b\n1,2\n')).toBe('read')
    expect(await refused('rows.csv', 'ORCID,name\n1,2\n')).toBe('read')
    expect(await refused('rows.csv', 'PAR1,BZh\n1,2\n')).toBe('read')
    expect(await refused('rows.jsonl', '[1,2]\n[3,4]\n')).toBe('read')
  })

  test('also where texts are read whole', async () => {
    put(baseDir, 'prompt.txt', POINTER)
    await expect(openFiles({ baseDir }).text({ path: 'prompt.txt' })).rejects.toThrow('prompt.txt is a Git LFS pointer')
    put(baseDir, 'page.txt', '<html></html>')
    expect(await openFiles({ baseDir }).text({ path: 'page.txt' })).toBe('<html></html>')
  })
})

test.each([
  ['rows.csv', 'question,answer\n'],
  ['rows.csv', '\n\n'],
  ['rows.jsonl', '\n \n'],
  ['rows.json', '[]'],
])('%s without rows (%j) is named', async (path, content) => {
  expect(await refused(path, content)).toContain(`ERR_FILES_EMPTY: ${path} has no rows`)
})
