import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeHub } from '../test/fake-hub.ts'
import { hashOf, openFiles, serve, startServer, temporaryFolder, type TestServer } from '../test/fixtures.ts'
import type { DownloadInfo, FilesOptions, FilesWithRecord } from './index.ts'

const [MAIN, OLD, CONVERTED] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)]
const BIG = '{"v":"big"}\n'
let hub: TestServer
let storage: TestServer
let cacheDir: string

beforeAll(async () => {
  storage = await startServer((request, response) => serve(request, response, request.url === `/${hashOf(BIG)}` ? BIG : 'spoilt'))
  hub = await startServer(() => undefined)
  hub.handle = fakeHub({
    'owner/carded': {
      revisions: { main: MAIN, v1: OLD },
      licence: 'cc-by-4.0',
      files: {
        [MAIN]: {
          'README.md':
            "---\nconfigs:\n- config_name: default\n  data_files:\n  - {split: test, path: 'data/test-*'}\n- config_name: fr\n  data_files:\n  - {split: test, path: fr.csv}\n---\n",
          'data/test-00001-of-00002.jsonl': '{"v":2}\n',
          'data/test-00000-of-00002.jsonl': '{"v":1}\n',
          'fr.csv': 'v\n3\n',
          'data/odd #1?.txt': 'odd',
        },
        [OLD]: { 'test.jsonl': '{"v":"old"}\n' },
      },
    },
    'owner/scripted': {
      revisions: { main: MAIN, 'refs/convert/parquet': CONVERTED },
      files: { [MAIN]: { 'scripted.py': '', 'train.csv': 'not\nthis\n' }, [CONVERTED]: { 'default/train/0000.parquet': 'not really' } },
    },
    'owner/bare': { revisions: { main: MAIN }, files: { [MAIN]: { 'notes.txt': 'x' } } },
    'owner/gated': { revisions: { main: MAIN }, token: 'hf_right', files: { [MAIN]: { 'test.jsonl': '{"v":"secret"}\n' } } },
    'owner/large': {
      revisions: { main: MAIN },
      storage: storage.url,
      files: { [MAIN]: { 'test.jsonl': BIG, 'spoilt.jsonl': '{"v":"other"}\n' } },
    },
  })
})

afterAll(async () => {
  await hub.close()
  await storage.close()
})

beforeEach(() => {
  hub.requests.length = 0
  storage.requests.length = 0
  cacheDir = temporaryFolder()
})

const open = (options: Partial<FilesOptions> = {}, token?: string): FilesWithRecord =>
  openFiles({ offline: false, cacheDir, env: { HF_ENDPOINT: `${hub.url}/`, HF_TOKEN: token }, ...options })

const rows = (files: FilesWithRecord, source: object): Promise<unknown[]> =>
  Array.fromAsync(files.rows({ dataset: 'owner/carded', split: 'test', ...source }))

function getFile(dataset: string, file: string, revision?: string): Promise<unknown> {
  return open().get({ dataset, file, ...(revision === undefined ? {} : { revision }) })
}

function getGated(token?: string): Promise<unknown> {
  return open({}, token).get({ dataset: 'owner/gated', file: 'test.jsonl' })
}

describe('files', () => {
  test('of a branch stand under their commit, with the licence', async () => {
    const told: DownloadInfo[] = []
    const files = open({ onDownload: (info) => told.push(info) })
    const file = await files.get({ dataset: 'owner/carded', file: 'fr.csv' })
    expect(file).toMatchObject({ source: `hub:owner/carded@${MAIN}/fr.csv`, licence: 'cc-by-4.0', bytes: 4 })
    expect(file.path).toContain(`hub/datasets/owner/carded/${MAIN}/fr.csv`)
    expect(told).toEqual([{ source: file.source, bytes: 4, licence: 'cc-by-4.0' }])
    expect(await files.text({ dataset: 'owner/carded', file: 'test.jsonl', revision: 'v1' })).toContain('old')
    expect(await files.text({ model: 'owner/carded', file: 'fr.csv' })).toBe('v\n3\n')
  })

  test('with odd names', async () => {
    expect(await open().text({ dataset: 'owner/carded', file: 'data/odd #1?.txt' })).toBe('odd')
  })

  test('that are not there', async () => {
    await expect(getFile('owner/carded', 'none.txt')).rejects.toMatchObject({
      code: 'ERR_FILES_NOT_FOUND',
      message: expect.stringContaining('none.txt'),
    })
    await expect(getFile('owner/carded', 'fr.csv', 'v9')).rejects.toMatchObject({
      code: 'ERR_FILES_NOT_FOUND',
      message: expect.stringContaining('v9'),
    })
    await expect(getFile('owner/none', 'x')).rejects.toMatchObject({ exitCode: 3 })
  })

  test('of a gated repository: what to do is said, and a token opens it', async () => {
    const refused = {
      code: 'ERR_FILES_GATED',
      message: expect.stringContaining('is restricted'),
      hint: expect.stringContaining(`${hub.url}/datasets/owner/gated`),
    }
    await expect(getGated()).rejects.toMatchObject(refused)
    await expect(getGated('hf_wrong')).rejects.toMatchObject({ ...refused, hint: expect.stringContaining('HF_TOKEN') })
    await expect(getGated('hf_wrong')).rejects.not.toThrow(/hf_wrong/)
    expect(await getGated('hf_right')).toMatchObject({ bytes: 15 })
    const url = `${hub.url}/datasets/owner/gated/resolve/main/test.jsonl`
    await expect(open().text({ url })).rejects.toMatchObject({ code: 'ERR_FILES_GATED' })
    expect(await open({}, 'hf_right').text({ url })).toContain('secret')
  })

  test('on another host: the token stays at home, and the stated hash is checked', async () => {
    const files = open({}, 'hf_right')
    expect(await files.text({ dataset: 'owner/large', file: 'test.jsonl' })).toBe(BIG)
    expect(hub.requests.some((request) => request.headers.authorization === 'Bearer hf_right')).toBe(true)
    expect(storage.requests).not.toHaveLength(0)
    expect(storage.requests.every((request) => request.headers.authorization === undefined)).toBe(true)
    await expect(files.get({ dataset: 'owner/large', file: 'spoilt.jsonl' })).rejects.toMatchObject({ code: 'ERR_FILES_CONTENT' })
  })
})

describe('rows', () => {
  test('by the card, over pages of the listing', async () => {
    const files = open()
    expect(await rows(files, {})).toEqual([{ v: 1 }, { v: 2 }])
    expect(await rows(files, { config: 'fr' })).toEqual([{ v: '3' }])
    await expect(rows(files, { config: 'es' })).rejects.toMatchObject({ code: 'ERR_FILES_CONFIG' })
    await expect(rows(files, { split: 'dev' })).rejects.toMatchObject({ code: 'ERR_FILES_SPLIT' })
    expect(files.used().map((file) => file.source.split('/').at(-1))).toEqual([
      'test-00000-of-00002.jsonl',
      'test-00001-of-00002.jsonl',
      'fr.csv',
    ])
  })

  test('by name, and in the converted branch where a script reads the files', async () => {
    expect(await rows(open(), { revision: 'v1' })).toEqual([{ v: 'old' }])
    await expect(rows(open(), { dataset: 'owner/scripted', split: 'train' })).rejects.toMatchObject({
      code: 'ERR_FILES_BROKEN',
      message: expect.stringContaining(`hub:owner/scripted@${CONVERTED}/default/train/0000.parquet`),
    })
    await expect(rows(open(), { dataset: 'owner/bare' })).rejects.toMatchObject({ code: 'ERR_FILES_SPLIT' })
  })

  test('without a network, from the cache', async () => {
    expect(await rows(open(), {})).toHaveLength(2)
    hub.requests.length = 0
    expect(await rows(open({ offline: true }), {})).toEqual([{ v: 1 }, { v: 2 }])
    await expect(rows(open({ offline: true }), { config: 'fr' })).rejects.toMatchObject({ code: 'ERR_FILES_OFFLINE' })
    await expect(rows(open({ offline: true }), { dataset: 'owner/bare' })).rejects.toMatchObject({
      code: 'ERR_FILES_OFFLINE',
      message: expect.stringContaining('owner/bare'),
    })
    expect(hub.requests).toEqual([])
  })

  test('a commit that was listed once is not asked for again', async () => {
    expect(await rows(open(), { revision: MAIN })).toHaveLength(2)
    hub.requests.length = 0
    expect(await rows(open(), { revision: MAIN })).toHaveLength(2)
    expect(hub.requests).toEqual([])
  })
})

test('a Hub that stumbles is asked again', async () => {
  const { handle } = hub
  let count = 0
  hub.handle = (request, response) => (count++ % 2 === 0 ? response.writeHead(503).end() : handle(request, response))
  expect(await rows(open(), { revision: 'v1' })).toEqual([{ v: 'old' }])
  hub.handle = handle
})
