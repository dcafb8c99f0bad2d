import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, noNetwork, openFiles, put, serve, startServer, temporaryFolder, type TestServer } from '../../test/fixtures.ts'
import type { DownloadInfo } from '../index.ts'

let server: TestServer
const CONTENT = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
const ETAG = { etag: '"v1"' }

beforeAll(async () => {
  server = await startServer(() => undefined)
})

afterAll(() => server.close())

beforeEach(() => {
  server.requests.length = 0
  server.handle = (request, response) => serve(request, response, CONTENT, ETAG)
})

/** Breaks the connection after so many bytes, a number of times, then serves. */
function breakAfter(bytes: number, times: number, headers: Record<string, string> = ETAG): void {
  let left = times
  server.handle = (request, response) => {
    if (left-- <= 0) return serve(request, response, CONTENT, headers)
    const start = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? 'bytes=0-')![1])
    const rest = CONTENT.subarray(start)
    response.writeHead(start === 0 ? 200 : 206, {
      'content-length': String(rest.length),
      ...(start === 0 ? {} : { 'content-range': `bytes ${start}-${CONTENT.length - 1}/${CONTENT.length}` }),
      ...headers,
    })
    response.write(rest.subarray(0, bytes))
    setTimeout(() => response.socket?.destroy(), 20)
  }
}

const leftOvers = (path: string): string[] =>
  readdirSync(dirname(path)).filter((name) => name.endsWith('.partial') || name.endsWith('.tmp'))

describe('downloads', () => {
  test('are kept, with their hash, and asked for once', async () => {
    const cacheDir = temporaryFolder()
    const told: DownloadInfo[] = []
    const open = (offline: boolean): ReturnType<typeof openFiles> => openFiles({ offline, cacheDir, onDownload: (info) => told.push(info) })
    const url = `${server.url}/data/a.bin?x=1`
    const files = open(false)
    const [file, again] = await Promise.all([files.get({ url }), files.get({ url })])
    expect(file).toEqual({ path: expect.any(String), bytes: CONTENT.length, sha256: hashOf(CONTENT), source: url })
    expect(again).toEqual(file)
    expect(readFileSync(file.path).equals(CONTENT)).toBe(true)
    expect(await open(false).get({ url })).toEqual(file)
    expect(await open(true).get({ url })).toEqual(file)
    expect(server.requests).toHaveLength(1)
    expect(told).toEqual([{ source: url, bytes: CONTENT.length }])
    expect(leftOvers(file.path)).toEqual([])
    // a changed file of the cache is not trusted
    writeFileSync(file.path, 'changed')
    expect((await open(false).get({ url })).sha256).toBe(hashOf(CONTENT))
    expect(server.requests).toHaveLength(2)
  })

  test('are resumed where the connection broke', async () => {
    breakAfter(70_000, 2)
    const file = await openFiles({ offline: false }).get({ url: `${server.url}/a.bin` })
    expect(file.sha256).toBe(hashOf(CONTENT))
    expect(server.requests.map((request) => request.headers.range)).toEqual([
      undefined,
      expect.stringMatching(/^bytes=\d+-$/),
      expect.stringMatching(/^bytes=\d+-$/),
    ])
  })

  test('are resumed by the next process; another version begins anew', async () => {
    const cacheDir = temporaryFolder()
    const url = `${server.url}/a.bin`
    breakAfter(30_000, 4)
    const failed = openFiles({ offline: false, cacheDir }).get({ url })
    await expect(failed).rejects.toMatchObject({ code: 'ERR_FILES_DOWNLOAD', exitCode: 3, message: expect.stringContaining(url) })
    server.requests.length = 0
    server.handle = (request, response) => serve(request, response, CONTENT, { etag: '"v2"' })
    const file = await openFiles({ offline: false, cacheDir }).get({ url })
    expect(file.sha256).toBe(hashOf(CONTENT))
    expect(server.requests.map((request) => request.headers.range)).toEqual([expect.stringMatching(/^bytes=/), undefined])
    expect(leftOvers(file.path)).toEqual([])
  })

  test('without a validator they begin anew', async () => {
    breakAfter(50_000, 1, {})
    expect((await openFiles({ offline: false }).get({ url: `${server.url}/a.bin` })).sha256).toBe(hashOf(CONTENT))
  })

  test('are checked against what is asked for', async () => {
    const files = openFiles({ offline: false })
    const wrong = files.get({ url: `${server.url}/a.bin`, sha256: hashOf('other') })
    await expect(wrong).rejects.toMatchObject({ code: 'ERR_FILES_CONTENT', message: expect.stringContaining(hashOf('other')) })
    await expect(files.get({ url: `${server.url}/a.bin`, bytes: 3 })).rejects.toMatchObject({ code: 'ERR_FILES_CONTENT' })
    expect(await files.get({ url: `${server.url}/a.bin`, sha256: hashOf(CONTENT) })).toMatchObject({ bytes: CONTENT.length })
  })

  test('follow redirects', async () => {
    server.handle = (request, response) => {
      if (request.url === '/old') response.writeHead(302, { location: '/new' }).end()
      else serve(request, response, 'moved')
    }
    expect(await openFiles({ offline: false }).text({ url: `${server.url}/old` })).toBe('moved')
  })

  test('wait and try again where the server is busy', async () => {
    let count = 0
    server.handle = (request, response) =>
      count++ < 2 ? response.writeHead(503, { 'retry-after': '0' }).end() : serve(request, response, 'late')
    expect(await openFiles({ offline: false }).text({ url: `${server.url}/a.txt` })).toBe('late')
    server.handle = (_request, response) => response.writeHead(500).end()
    server.requests.length = 0
    await expect(openFiles({ offline: false }).get({ url: `${server.url}/b.txt` })).rejects.toMatchObject({
      code: 'ERR_FILES_DOWNLOAD',
      message: expect.stringContaining('500'),
    })
    expect(server.requests).toHaveLength(4)
  })

  test.each([
    [404, 'ERR_FILES_NOT_FOUND'],
    [410, 'ERR_FILES_NOT_FOUND'],
    [403, 'ERR_FILES_FORBIDDEN'],
    [418, 'ERR_FILES_DOWNLOAD'],
  ])('%i is %s, at once', async (status, code) => {
    server.handle = (_request, response) => response.writeHead(status).end('no')
    await expect(openFiles({ offline: false }).get({ url: `${server.url}/a.txt` })).rejects.toMatchObject({
      code,
      exitCode: 3,
      hint: expect.any(String),
    })
    expect(server.requests).toHaveLength(1)
  })

  test('a web page instead of a file is refused', async () => {
    server.handle = (request, response) =>
      serve(request, response, '<!DOCTYPE html><html>Log in</html>', { 'content-type': 'text/html; charset=utf-8' })
    await expect(openFiles({ offline: false }).get({ url: `${server.url}/uc?id=1` })).rejects.toMatchObject({ code: 'ERR_FILES_PAGE' })
    expect(await openFiles({ offline: false }).text({ url: `${server.url}/page.html` })).toContain('Log in')
  })

  test('two processes at once do not harm each other', async () => {
    const cacheDir = temporaryFolder()
    const url = `${server.url}/a.bin`
    const all = await Promise.all(Array.from({ length: 4 }, () => openFiles({ offline: false, cacheDir }).get({ url })))
    expect(all.map((file) => file.sha256)).toEqual(Array.from({ length: 4 }, () => hashOf(CONTENT)))
    expect(leftOvers(all[0]!.path)).toEqual([])
  })

  test('no server, no network', async () => {
    await expect(openFiles({ offline: false }).get({ url: 'http://127.0.0.1:1/x' })).rejects.toMatchObject({
      code: 'ERR_FILES_DOWNLOAD',
      exitCode: 3,
    })
    await expect(openFiles({ fetch: noNetwork }).get({ url: 'http://127.0.0.1:1/x' })).rejects.toMatchObject({
      code: 'ERR_FILES_OFFLINE',
      message: expect.stringContaining('--offline'),
    })
  })

  test('a partial file of a process that is gone is taken over', async () => {
    const cacheDir = temporaryFolder()
    const url = `${server.url}/a.bin`
    breakAfter(30_000, 4)
    await expect(openFiles({ offline: false, cacheDir }).get({ url })).rejects.toMatchObject({ retryable: true })
    const folder = join(cacheDir, 'http', new URL(url).host.replace(':', '%3A'))
    expect(readdirSync(folder).filter((name) => /^a\.bin\.[0-9a-f]{16}\.partial$/.test(name))).toHaveLength(1)
    put(folder, 'a.bin.new.deadbeef-1-ffffffff.partial', 'of another machine')
    server.handle = (request, response) => serve(request, response, CONTENT, ETAG)
    server.requests.length = 0
    expect((await openFiles({ offline: false, cacheDir }).get({ url })).sha256).toBe(hashOf(CONTENT))
    expect(server.requests[0]!.headers.range).toMatch(/^bytes=[1-9]/)
  })
})
