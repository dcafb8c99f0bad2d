import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../test/loopback.ts'
import { createHttp, type Http } from './create-http.ts'
import { connectionLimit } from './open-files.ts'

let loopback: Loopback
let http: Http

beforeAll(async () => {
  loopback = await startLoopback()
  http = createHttp({ env: {}, limits: { replyBytes: 100_000, requestBytes: 1000, replyDepth: 50 } })
})

afterAll(async () => {
  await http.close()
  await loopback.close()
})

async function bodyOf(sent: Buffer | string, headers: Record<string, string> = {}, status = 200): Promise<string> {
  loopback.answer = (_request, response) => {
    response.writeHead(status, headers)
    response.end(sent)
  }
  return (await http.request({ url: loopback.url })).body
}

const ZEROS = Buffer.alloc(50_000_000, 0x30)

describe('size', () => {
  test.each([
    ['gzip', gzipSync(ZEROS)],
    ['br', brotliCompressSync(ZEROS.subarray(0, 5_000_000))],
    ['deflate', deflateSync(ZEROS)],
    ['zstd', zstdCompressSync(ZEROS)],
    ['gzip, gzip', gzipSync(gzipSync(ZEROS))],
  ])('a reply that %s makes large', async (encoding, body) => {
    expect(body.length).toBeLessThan(100_000)
    await expect(bodyOf(body, { 'content-encoding': encoding })).rejects.toMatchObject({
      code: 'ERR_HTTP_REPLY_TOO_LARGE',
      fate: 'sample',
      retryable: false,
      hint: expect.stringContaining('limits.replyBytes'),
    })
  })

  test('a reply that is large as it comes; one at the limit is read', async () => {
    await expect(bodyOf(ZEROS)).rejects.toMatchObject({ code: 'ERR_HTTP_REPLY_TOO_LARGE' })
    expect(await bodyOf(ZEROS.subarray(0, 100_000))).toHaveLength(100_000)
    expect(await bodyOf(gzipSync(ZEROS.subarray(0, 100_000)), { 'content-encoding': 'gzip' })).toHaveLength(100_000)
  })

  test('a request that is too large is not sent', async () => {
    const before = loopback.requests.length
    await expect(http.request({ url: loopback.url, body: 'é'.repeat(501) })).rejects.toMatchObject({ code: 'ERR_HTTP_REQUEST_TOO_LARGE' })
    expect(loopback.requests).toHaveLength(before)
    await http.request({ url: loopback.url, body: 'é'.repeat(500) })
  })
})

test('nesting', async () => {
  await expect(bodyOf(`{"a":${'['.repeat(30_000)}`)).rejects.toMatchObject({ code: 'ERR_HTTP_REPLY_NESTING', message: /50 deep/ })
  await expect(bodyOf(`{"error":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`)).resolves.toContain('"error"')
})

describe('encodings', () => {
  test.each([
    [gzipSync('{"a":1}'), { 'content-encoding': 'x-gzip' }, '{"a":1}'],
    [brotliCompressSync(gzipSync('{"a":1}')), { 'content-encoding': 'gzip, br' }, '{"a":1}'],
    ['{"a":1}', { 'content-encoding': 'identity' }, '{"a":1}'],
    ['\ufeff{"a":"é"}', {}, '{"a":"é"}'],
    [Buffer.from('\ufeff{"a":"é"}', 'utf16le'), {}, '{"a":"é"}'],
    [Buffer.from('{"a":"\u00e9"}', 'latin1'), { 'content-type': 'application/json; charset=ISO-8859-1' }, '{"a":"é"}'],
    [Buffer.from('{"a":"é"}'), { 'content-type': 'application/json; charset=ISO-8859-1' }, '{"a":"é"}'],
    [Buffer.from([0x7b, 0x22, 0xc4, 0xe3, 0x22, 0x7d]), { 'content-type': 'application/json;charset="gbk"' }, '{"你"}'],
  ])('%j with %j is read', async (body, headers, text) => {
    expect(await bodyOf(body, headers as Record<string, string>)).toBe(text)
  })

  test.each([
    ['plain', { 'content-encoding': 'gzip' }, /says that it is compressed as gzip, and is not/],
    [gzipSync('{"a":1}').subarray(0, 15), { 'content-encoding': 'gzip' }, /compressed as gzip/],
    ['plain', { 'content-encoding': 'constructor' }, /compressed as "constructor", which is not known/],
    ['plain', { 'content-encoding': 'gzip, gzip, gzip, gzip' }, /compressed 4 times/],
    [Buffer.from([0x22, 0xff, 0xc0, 0x22]), {}, /no characters in UTF-8/],
    [Buffer.from([0x22, 0xff, 0xc0, 0x22]), { 'content-type': 'application/json; charset=nonsense' }, /no characters in UTF-8/],
  ])('%j with %j is named', async (body, headers, message) => {
    await expect(bodyOf(body, headers as Record<string, string>)).rejects.toMatchObject({
      code: 'ERR_HTTP_REPLY_ENCODING',
      message,
      retryable: true,
    })
  })

  test('the page of a failure may hold anything', async () => {
    expect(await bodyOf(Buffer.from([0x41, 0xff]), {}, 500)).toBe('A\ufffd')
  })
})

test('connections to a host are bounded, and requests wait for one', async () => {
  const narrow = createHttp({ env: {}, limits: { connections: 3 } })
  const other = await startLoopback()
  let [now, most] = [0, 0]
  other.answer = (_request, response) => {
    most = Math.max(most, ++now)
    setTimeout(() => {
      now--
      response.end('{}')
    }, 5)
  }
  await Promise.all(Array.from({ length: 30 }, () => narrow.request({ url: other.url })))
  expect([most, other.requests.length, other.connections]).toEqual([3, 30, 3])
  await narrow.close()
  await other.close()
})

test('of the files that may be open, half of those that are left are connections', () => {
  expect([connectionLimit(512), connectionLimit(256), connectionLimit(1024), connectionLimit(10)]).toEqual([224, 96, 480, 1])
})
