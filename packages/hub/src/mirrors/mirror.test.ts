import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashOf, makeMirror, noNetwork, openFiles, put, temporaryFolder } from '../../test/fixtures.ts'

const URL_ENTRY = { kind: 'http', source: 'https://Host.example/a//b.txt', path: 'http/host.example/a/b.txt', content: 'hello' }
const QUERY = 'https://host.example/get?id=1&x=2'
const QUERY_ENTRY = { kind: 'http', source: QUERY, path: `http/host.example/get@${hashOf('id=1&x=2').slice(0, 8)}`, content: 'query' }
const SHA = '0123456789abcdef0123456789abcdef01234567'
const hub = (file: string, content: string, more: object = {}, revision = 'main'): { path: string; content: string } =>
  ({
    kind: 'hub',
    source: 'owner/name',
    revision,
    path: `hub/datasets/owner/name/${revision}/${file}`,
    content,
    ...more,
  }) as never

function readPinned(entry: object): Promise<unknown> {
  return openFiles({ mirrors: [makeMirror([{ ...URL_ENTRY, ...entry }])] }).get({ url: URL_ENTRY.source, sha256: hashOf('real') })
}

function readFrom(folder: string): Promise<unknown> {
  return openFiles({ mirrors: [folder] }).get({ url: 'https://x.example/' })
}

function line(value: number): string {
  return `{"v":${value}}\n`
}

describe('files by URL', () => {
  test('the scheme and empty parts do not matter; licence and note are passed on', async () => {
    const folder = makeMirror([{ ...URL_ENTRY, licence: 'MIT', note: 'cut' }, QUERY_ENTRY])
    const files = openFiles({ mirrors: [folder] })
    const file = await files.get({ url: 'http://host.example/a/b.txt' })
    expect(file).toEqual({
      path: join(folder, URL_ENTRY.path),
      bytes: 5,
      sha256: hashOf('hello'),
      source: 'http://host.example/a/b.txt',
      licence: 'MIT',
      note: 'cut',
    })
    expect(await files.text({ url: QUERY })).toBe('query')
    expect(files.used().map((used) => used.bytes)).toEqual([5, 5])
    await files.get({ url: 'http://host.example/a/b.txt' })
    expect(files.used()).toHaveLength(2)
  })

  test('several mirrors are searched in their order', async () => {
    const [first, second] = [makeMirror([QUERY_ENTRY]), makeMirror([URL_ENTRY, { ...QUERY_ENTRY, content: 'other' }])]
    const files = openFiles({ mirrors: [first, second] })
    expect(await files.text({ url: URL_ENTRY.source })).toBe('hello')
    expect(await files.text({ url: QUERY })).toBe('query')
  })

  test('what is not there is named, with what to do', async () => {
    const folder = makeMirror([])
    put(folder, 'http/host.example/x.txt', 'lies there, but is not listed')
    const asked = openFiles({ mirrors: [folder] }).get({ url: 'https://host.example/x.txt' })
    await expect(asked).rejects.toMatchObject({
      code: 'ERR_FILES_OFFLINE',
      message: expect.stringContaining(folder),
      hint: expect.stringContaining('--mirror DIR'),
    })
    await expect(openFiles().get({ url: 'nonsense' })).rejects.toMatchObject({ code: 'ERR_FILES_NAME' })
  })

  test('a complete mirror ends the search, also with a network', async () => {
    const files = openFiles({ mirrors: [makeMirror([], { complete: true })], offline: false, fetch: noNetwork })
    await expect(files.get({ url: 'https://host.example/x' })).rejects.toMatchObject({
      code: 'ERR_FILES_OFFLINE',
      message: expect.stringContaining('complete'),
    })
    await expect(Array.fromAsync(files.rows({ dataset: 'o/n', split: 'test' }))).rejects.toMatchObject({ code: 'ERR_FILES_OFFLINE' })
  })

  test('other names are found', async () => {
    const files = openFiles({ mirrors: [makeMirror([{ ...URL_ENTRY, asked_as: ['https://old.example/b', 'older.example/b'] }])] })
    expect(await files.text({ url: 'https://old.example/b' })).toBe('hello')
    expect(await files.text({ url: 'http://older.example/b' })).toBe('hello')
  })
})

describe('what is refused', () => {
  test('changed, cut and missing files', async () => {
    const read = (entry: object): Promise<string> =>
      openFiles({ mirrors: [makeMirror([{ ...URL_ENTRY, ...entry }])] }).text({ url: URL_ENTRY.source })
    await expect(read({ sha256: hashOf('other') })).rejects.toMatchObject({
      code: 'ERR_FILES_CONTENT',
      message: expect.stringContaining('b.txt'),
    })
    await expect(read({ bytes: 7 })).rejects.toMatchObject({ code: 'ERR_FILES_CONTENT' })
    const folder = makeMirror([URL_ENTRY])
    rmSync(join(folder, URL_ENTRY.path))
    await expect(openFiles({ mirrors: [folder] }).get({ url: URL_ENTRY.source })).rejects.toMatchObject({ code: 'ERR_FILES_BROKEN' })
  })

  test('a hash that the caller pins, unless the entry says that it stands in', async () => {
    await expect(readPinned({})).rejects.toMatchObject({ code: 'ERR_FILES_CONTENT' })
    expect(await readPinned({ note: 'stand-in' })).toMatchObject({ note: 'stand-in' })
  })

  test.each(['../outside.txt', '/etc/passwd', 'http/../../x', 'a\\..\\b', 'C:/x'])('a path that leaves the folder: %s', async (path) => {
    const files = openFiles({ mirrors: [makeMirror([{ ...URL_ENTRY, path }])] })
    await expect(files.get({ url: URL_ENTRY.source })).rejects.toMatchObject({ code: 'ERR_FILES_MIRROR_PATH' })
  })

  test('folders that are no mirror, and lists that are not well formed', async () => {
    await expect(readFrom(temporaryFolder())).rejects.toMatchObject({
      code: 'ERR_FILES_MIRROR',
      message: expect.stringContaining('no mirror.json'),
    })
    for (const text of [
      '{',
      '[]',
      '{"entries":{}}',
      '{"entries":[{"kind":"ftp"}]}',
      '{"entries":[{"kind":"http","source":"x","path":"y"}]}',
    ]) {
      const folder = temporaryFolder()
      put(folder, 'mirror.json', text)
      await expect(readFrom(folder)).rejects.toMatchObject({ code: 'ERR_FILES_MIRROR', exitCode: 2 })
    }
  })
})

describe('files and rows of the Hub', () => {
  test('by revision; a short hash fits its long form', async () => {
    const files = openFiles({ mirrors: [makeMirror([hub('a.txt', 'main'), hub('a.txt', 'pinned', {}, SHA.slice(0, 7))])] })
    expect(await files.text({ dataset: 'owner/name', file: 'a.txt' })).toBe('main')
    expect(await files.text({ dataset: 'owner/name', file: 'a.txt', revision: SHA })).toBe('pinned')
    expect(files.used().map((file) => file.source)).toEqual(['hub:owner/name@main/a.txt', 'hub:owner/name@0123456/a.txt'])
    await expect(files.get({ dataset: 'owner/name', file: 'a.txt', revision: 'v2' })).rejects.toMatchObject({ code: 'ERR_FILES_OFFLINE' })
    await expect(files.get({ model: 'owner/name', file: 'a.txt' })).rejects.toMatchObject({ code: 'ERR_FILES_OFFLINE' })
    await expect(files.get({ dataset: 'owner/name', file: '../a.txt' })).rejects.toMatchObject({ code: 'ERR_FILES_NAME' })
    await expect(files.get({ dataset: '../name', file: 'a.txt' })).rejects.toMatchObject({ code: 'ERR_FILES_NAME' })
  })

  test('a URL of the Hub and the Hub’s file are the same', async () => {
    const url = 'https://huggingface.co/datasets/owner/other/resolve/main/x.txt'
    const files = openFiles({
      mirrors: [makeMirror([hub('d/a.txt', 'main'), { kind: 'http', source: url, path: 'http/x', content: 'by url' }])],
    })
    expect(await files.text({ url: 'https://huggingface.co/datasets/owner/name/resolve/main/d/a.txt' })).toBe('main')
    expect(await files.text({ dataset: 'owner/other', file: 'x.txt' })).toBe('by url')
  })

  test('rows by config and split, in the order of paths', async () => {
    const entries = [
      hub('b.jsonl', line(2), { split: 'test', asked_as: 'name' }),
      hub('a.jsonl', line(1), { split: 'test' }),
      hub('fr.jsonl', line(3), { split: 'test', config: 'fr' }),
      hub('train.jsonl', line(4), { split: 'train' }),
    ]
    const read = async (source: object, top: object = {}): Promise<unknown> =>
      Array.fromAsync(openFiles({ mirrors: [makeMirror(entries, top)] }).rows({ dataset: 'owner/name', split: 'test', ...source }))
    expect(await read({})).toEqual([{ v: 1 }, { v: 2 }])
    expect(await read({ config: 'default' })).toEqual([{ v: 1 }, { v: 2 }])
    expect(await read({ config: 'fr' })).toEqual([{ v: 3 }])
    expect(await read({ dataset: 'name' })).toEqual([{ v: 2 }])
    await expect(read({ split: 'dev' })).rejects.toMatchObject({
      code: 'ERR_FILES_OFFLINE',
      message: expect.stringContaining('fr/test@main'),
    })
    await expect(read({ split: 'trian' }, { complete: true })).rejects.toMatchObject({
      code: 'ERR_FILES_SPLIT',
      message: expect.stringContaining('train'),
    })
    await expect(read({ config: 'es' }, { complete: true })).rejects.toMatchObject({ code: 'ERR_FILES_CONFIG' })
  })

  test('a single config called default fits a request without one', async () => {
    const files = openFiles({ mirrors: [makeMirror([hub('a.jsonl', '{"v":1}', { split: 'test', config: 'default' })])] })
    expect(await Array.fromAsync(files.rows({ dataset: 'owner/name', split: 'test' }))).toEqual([{ v: 1 }])
  })

  test('a mirror for demonstration says so with every file', async () => {
    const files = openFiles({ mirrors: [makeMirror([{ ...URL_ENTRY, note: 'ten rows' }, QUERY_ENTRY], { demo: true })] })
    expect((await files.get({ url: QUERY })).note).toContain('demo')
    expect((await files.get({ url: URL_ENTRY.source })).note).toMatch(/demo.*ten rows/)
  })
})

test('files of the user’s own, relative to the config', async () => {
  const baseDir = temporaryFolder()
  put(baseDir, 'rows/a.csv', 'x,y\n1,2\n')
  const files = openFiles({ baseDir })
  expect(await Array.fromAsync(files.rows({ path: 'rows/a.csv' }))).toEqual([{ x: '1', y: '2' }])
  expect(files.used()[0]).toMatchObject({ source: 'rows/a.csv', path: join(baseDir, 'rows/a.csv') })
  await expect(files.get({ path: 'rows/b.csv' })).rejects.toMatchObject({
    code: 'ERR_FILES_PATH',
    message: expect.stringContaining('rows/b.csv'),
  })
})

test('a file that the mirror says is cut to nothing has no rows, and is no fault', async () => {
  const url = 'https://host.example/rows.jsonl'
  const entry = { kind: 'http', source: url, path: 'http/host.example/rows.jsonl', content: '' }
  const cut = openFiles({ mirrors: [makeMirror([{ ...entry, note: 'this category is left out' }])] })
  expect(await Array.fromAsync(cut.rows({ url }))).toEqual([])
  const empty = openFiles({ mirrors: [makeMirror([entry])] })
  await expect(Array.fromAsync(empty.rows({ url }))).rejects.toMatchObject({ code: 'ERR_FILES_EMPTY' })
})
