import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type DataOptions, openData } from './open-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'binnacle-data-'))
writeFileSync(join(folder, 'own.txt'), 'of the folder')
writeFileSync(join(folder, 'both.txt'), 'of the folder')
afterAll(() => rmSync(folder, { recursive: true }))

/** Opens data, works with it, and closes it. */
async function withData<T>(options: DataOptions, work: (data: ReturnType<typeof openData>) => Promise<T>): Promise<T> {
  const data = openData(options)
  try {
    return await work(data)
  } finally {
    await data.close()
  }
}

async function all<T>(rows: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = []
  for await (const row of rows) list.push(row)
  return list
}

const COMMIT = 'a'.repeat(40)

describe('inline files', () => {
  test('by path, before those of the folder', async () => {
    await withData({ files: { 'both.txt': 'inline', 'deep/down.csv': 'a,b\n1,2\n' }, folder }, async ({ files }) => {
      expect(await files.text({ path: 'both.txt' })).toBe('inline')
      expect(await files.text({ path: 'own.txt' })).toBe('of the folder')
      expect(await all(files.rows({ path: 'deep/down.csv' }))).toEqual([{ a: '1', b: '2' }])
      await expect(files.text({ path: 'none.txt' })).rejects.toMatchObject({ code: expect.stringMatching(/^ERR_FILES_/) })
    })
  })

  test('by URL, whatever its pin and query', async () => {
    const url = 'https://example.org/data/rows.jsonl?version=2'
    await withData({ files: { [url]: '{"n":1}\n' } }, async ({ files }) => {
      expect(await all(files.rows({ url, sha256: 'b'.repeat(64) }, { format: 'jsonl' }))).toEqual([{ n: 1 }])
      const { source, note } = await files.get({ url })
      expect({ source, note }).toEqual({ source: url, note: 'given inline' })
      await expect(files.text({ url: 'https://example.org/data/rows.jsonl?version=3' })).rejects.toMatchObject({
        code: expect.stringMatching(/^ERR_FILES_/),
      })
    })
  })

  test('of the Hub: files and rows, at a revision or at any', async () => {
    const files = {
      [`hub:owner/pinned@${COMMIT}/data/rows.jsonl`]: { content: '{"n":1}\n', config: 'default', split: 'test' },
      'hub:owner/loose/rows.jsonl': { content: '{"n":2}\n', split: 'test' },
      'hub:models/owner/model/tokenizer.json': '{}',
    }
    await withData({ files }, async (data) => {
      expect(await all(data.files.rows({ dataset: 'owner/pinned', split: 'test', revision: COMMIT }))).toEqual([{ n: 1 }])
      expect(await all(data.files.rows({ dataset: 'owner/loose', split: 'test', revision: COMMIT }))).toEqual([{ n: 2 }])
      expect(await data.files.text({ dataset: 'owner/loose', file: 'rows.jsonl', revision: 'main' })).toBe('{"n":2}\n')
      expect(await data.files.text({ model: 'owner/model', file: 'tokenizer.json', revision: COMMIT })).toBe('{}')
      await expect(data.files.text({ dataset: 'owner/pinned', file: 'data/rows.jsonl', revision: 'c'.repeat(40) })).rejects.toMatchObject({
        code: expect.stringMatching(/^ERR_FILES_/),
      })
    })
  })

  test('with the licence that a mirror would name', async () => {
    await withData({ files: { 'https://example.org/a.txt': { content: 'a', licence: 'MIT' } } }, async ({ files }) => {
      expect((await files.get({ url: 'https://example.org/a.txt' })).licence).toBe('MIT')
    })
  })
})

test('all that was asked for is remembered, once each, with its pins', async () => {
  await withData({ files: { 'https://example.org/a.txt': 'a' }, folder }, async (data) => {
    const pinned = { url: 'https://example.org/a.txt', sha256: 'b'.repeat(64) }
    await data.files.text(pinned)
    await data.files.get(pinned)
    await data.files.text({ path: 'own.txt' })
    await data.files.text({ url: 'https://example.org/none' }).catch(() => {})
    expect(data.asked()).toEqual([pinned, { path: 'own.txt' }, { url: 'https://example.org/none' }])
  })
})

test('the network is not there', async () => {
  await withData({}, async ({ fetch }) => {
    await expect(fetch('https://example.org/')).rejects.toMatchObject({
      code: 'ERR_TESTKIT_NETWORK',
      message: expect.stringContaining('https://example.org/') as string,
    })
  })
})

test('what was written is gone when it is closed', async () => {
  const { path } = await withData({ files: { 'a.txt': 'a' } }, ({ files }) => files.get({ path: 'a.txt' }))
  expect(existsSync(path)).toBe(false)
  expect(existsSync(dirname(path))).toBe(false)
})
