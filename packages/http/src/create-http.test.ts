import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort, json, startLoopback, type Loopback } from '../test/loopback.ts'
import { createHttp, type Http } from './create-http.ts'

let loopback: Loopback
let http: Http

beforeEach(async () => {
  loopback = await startLoopback()
  http = createHttp({ env: {}, userAgent: 'binnacle-test' })
})

afterEach(async () => {
  await http.close()
  await loopback.close()
})

test('an exchange: method, headers, body, status', async () => {
  loopback.answer = (_request, response) => json(response, 418, { é: '😀' }, { 'x-one': 'a' })
  const response = await http.request({ url: `${loopback.url}/a/b?c=1`, headers: { 'x-two': 'b' }, body: '{"ö":1}' })
  expect(response).toMatchObject({ status: 418, body: '{"é":"😀"}', headers: { 'x-one': 'a', 'content-type': 'application/json' } })
  expect(loopback.requests[0]).toMatchObject({ method: 'POST', path: '/a/b?c=1', body: '{"ö":1}' })
  expect(loopback.requests[0]!.headers).toMatchObject({ 'x-two': 'b', 'user-agent': 'binnacle-test' })
  await http.request({ url: loopback.url })
  expect(loopback.requests[1]).toMatchObject({ method: 'GET', path: '/' })
})

test('connections are kept: at most two for each request at a time', async () => {
  loopback.answer = (_request, response) => setTimeout(() => json(response, 200, {}), 5)
  for (let round = 0; round < 4; round++) {
    await Promise.all(Array.from({ length: 8 }, () => http.request({ url: loopback.url })))
  }
  expect(loopback.requests).toHaveLength(32)
  expect(loopback.connections).toBeLessThanOrEqual(17)
})

test('compressed bodies are opened', async () => {
  loopback.answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    response.end(gzipSync('{"a":1}'))
  }
  expect((await http.request({ url: loopback.url })).body).toBe('{"a":1}')
})

test('fetch is the same pool and names its sender', async () => {
  loopback.answer = (_request, response) => json(response, 200, { ok: true })
  const response = await http.fetch(`${loopback.url}/x`, { method: 'POST', body: 'text', headers: { 'x-a': '1' } })
  expect(await response.json()).toEqual({ ok: true })
  expect(loopback.requests[0]).toMatchObject({ method: 'POST', body: 'text' })
  expect(loopback.requests[0]!.headers).toMatchObject({ 'x-a': '1', 'user-agent': 'binnacle-test' })
})

describe('what breaks on the way', () => {
  test('refused', async () => {
    const url = `http://127.0.0.1:${await freePort()}/x`
    await expect(http.request({ url })).rejects.toMatchObject({ code: 'ERR_HTTP_REFUSED', retryable: true, exitCode: 3 })
    await expect(http.fetch(url)).rejects.toMatchObject({ code: 'ERR_HTTP_REFUSED' })
  })

  test('reset before the answer', async () => {
    loopback.answer = (_request, _response, socket) => socket.resetAndDestroy()
    await expect(http.request({ url: loopback.url, body: '{}' })).rejects.toMatchObject({ code: 'ERR_HTTP_RESET', retryable: true })
  })

  test('cut in the middle of the answer', async () => {
    loopback.answer = (_request, response, socket) => {
      response.writeHead(200, { 'content-length': '900' })
      response.write('{"id":')
      setTimeout(() => socket.destroy(), 20)
    }
    await expect(http.request({ url: loopback.url, body: '{}' })).rejects.toMatchObject({ code: 'ERR_HTTP_CUT', retryable: true })
  })

  test('a host that is not there', async () => {
    const failed = http.request({ url: 'http://no-such-host.invalid/' })
    await expect(failed).rejects.toMatchObject({ code: 'ERR_HTTP_DNS', exitCode: 3 })
  })

  test('no address at all', async () => {
    await expect(http.request({ url: 'ftp://x/y' })).rejects.toMatchObject({ code: 'ERR_HTTP_URL' })
    await expect(http.request({ url: 'nonsense' })).rejects.toMatchObject({ code: 'ERR_HTTP_URL' })
  })

  test('https asked of a port that speaks http', async () => {
    const failed = http.request({ url: loopback.url.replace('http:', 'https:') })
    await expect(failed).rejects.toMatchObject({
      code: 'ERR_HTTP_PROTOCOL',
      message: expect.stringContaining('this port speaks http'),
      hint: expect.stringContaining('http://'),
      retryable: false,
      fate: 'run',
    })
  })

  test.each([
    ['mail', '220 mail.example.com ready\r\n', /does not speak HTTP$/, /port/],
    ['TLS', Buffer.from([0x15, 3, 1, 0, 2, 2, 0x28]), /this port speaks https$/, /https:/],
  ])('http asked of a port that speaks %s', async (_what, greeting, message, hint) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(greeting)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const failed = http.request({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, body: '{}' })
    await expect(failed).rejects.toMatchObject({
      code: 'ERR_HTTP_PROTOCOL',
      message: expect.stringMatching(message),
      hint: expect.stringMatching(hint),
    })
    server.close()
  })

  test('a header that cannot be sent', async () => {
    const failed = http.request({ url: loopback.url, headers: { authorization: 'Bearer a\nb-secret-value' } })
    await expect(failed).rejects.toMatchObject({ code: 'ERR_HTTP_REQUEST', retryable: false })
    await expect(failed).rejects.not.toThrow(/secret-value/)
  })

  test('time over, and stopped', async () => {
    loopback.answer = () => undefined
    const late = http.request({ url: loopback.url, signal: AbortSignal.timeout(50) })
    await expect(late).rejects.toMatchObject({ code: 'ERR_HTTP_TIMEOUT', retryable: true })
    const controller = new AbortController()
    const stopped = http.request({ url: loopback.url, signal: controller.signal })
    setTimeout(() => controller.abort(), 30)
    await expect(stopped).rejects.toMatchObject({ code: 'ERR_HTTP_ABORTED', retryable: false })
    await expect(http.request({ url: loopback.url, signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ERR_HTTP_ABORTED' })
  })
})

describe('certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-http-'))
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const made = makeCertificate()

  function makeCertificate(): boolean {
    try {
      const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...subject],
        { stdio: 'ignore' },
      )
      return true
    } catch {
      return false
    }
  }

  test.skipIf(!made)('NODE_EXTRA_CA_CERTS is honoured; without it the server is not trusted', async () => {
    const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_request, response) =>
      response.end('safe'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`
    await expect(http.request({ url })).rejects.toMatchObject({
      code: 'ERR_HTTP_TLS',
      hint: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    })
    const trusting = createHttp({ env: { NODE_EXTRA_CA_CERTS: certificate } })
    expect((await trusting.request({ url })).body).toBe('safe')
    expect(await (await trusting.fetch(url)).text()).toBe('safe')
    expect(trusting.describe()[0]).toContain(certificate)
    await trusting.close()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })

  test('a file that is not there is named', async () => {
    const broken = createHttp({ env: { NODE_EXTRA_CA_CERTS: '/nowhere/ca.pem' } })
    await expect(broken.request({ url: loopback.url })).rejects.toMatchObject({
      code: 'ERR_HTTP_CA',
      message: expect.stringContaining('/nowhere/ca.pem'),
    })
  })
})
