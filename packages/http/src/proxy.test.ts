import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../test/loopback.ts'
import { createHttp, type Http } from './create-http.ts'

let loopback: Loopback
let proxy: Server
let seen: string[]
let http: Http | undefined

beforeEach(async () => {
  loopback = await startLoopback()
  seen = []
  // A proxy that only knows CONNECT, which is what undici asks it for, and plain requests with a whole address.
  proxy = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (head) => {
      const [line] = head.toString('latin1').split('\r\n')
      seen.push(head.toString('latin1'))
      const target = /^CONNECT ([^:]+):(\d+)/.exec(line!)
      const direct = new URL(target === null ? line!.split(' ')[1]! : `http://${target[1]}:${target[2]}`)
      const upstream = connect(Number(direct.port), direct.hostname, () => {
        if (target === null) upstream.write(head)
        else socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        socket.pipe(upstream)
        upstream.pipe(socket)
      })
      upstream.on('error', () => socket.destroy())
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  await http?.close()
  http = undefined
  await loopback.close()
  proxy.close()
})

function proxyUrl(): string {
  return `http://name:secret@127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

test('requests go through the proxy with its credentials', async () => {
  http = createHttp({ env: { HTTP_PROXY: proxyUrl() } })
  expect((await http.request({ url: `${loopback.url}/x` })).status).toBe(200)
  expect((await (await http.fetch(`${loopback.url}/y`)).json()) as unknown).toEqual({})
  expect(seen.length).toBeGreaterThan(0)
  expect(seen[0]).toContain(`Basic ${Buffer.from('name:secret').toString('base64')}`)
  expect(http.describe().join('\n')).toContain('[redacted]@127.0.0.1')
  expect(http.describe().join('\n')).not.toContain('secret')
})

test('NO_PROXY names hosts that are asked directly', async () => {
  http = createHttp({ env: { HTTP_PROXY: proxyUrl(), NO_PROXY: '127.0.0.1' } })
  expect((await http.request({ url: loopback.url })).status).toBe(200)
  expect(seen).toEqual([])
  expect(http.describe()).toContain('no proxy for 127.0.0.1 (NO_PROXY)')
})

test('NO_PROXY with ranges: direct for fetch too, and what is not understood is said', async () => {
  http = createHttp({ env: { HTTP_PROXY: proxyUrl(), NO_PROXY: '10.0.0.0/8,127.0.0.0/8,10.0.0.0/99' } })
  expect((await http.request({ url: loopback.url })).status).toBe(200)
  expect((await http.fetch(loopback.url)).status).toBe(200)
  expect(seen).toEqual([])
  expect(http.describe()).toContain('not understood in NO_PROXY, and passed over: 10.0.0.0/99')
})

test('a redirect goes by its own host', async () => {
  const other = await startLoopback()
  loopback.answer = (_request, response) => response.writeHead(302, { location: `${other.url}/there` }).end()
  http = createHttp({ env: { HTTP_PROXY: proxyUrl(), NO_PROXY: `127.0.0.1:${new URL(loopback.url).port}` } })
  expect((await http.fetch(loopback.url)).status).toBe(200)
  expect(other.requests[0]!.path).toContain('/there')
  expect(seen.join('')).toContain(new URL(other.url).port)
  expect(seen.join('')).not.toContain(`:${new URL(loopback.url).port}`)
  await http.close()
  http = undefined
  await other.close()
})

test('nothing set, nothing said; what is no address is refused', () => {
  expect(createHttp({ env: {} }).describe()).toEqual([])
  expect(() => createHttp({ env: { HTTPS_PROXY: 'ftp://name:secret@host' } })).toThrow(
    expect.objectContaining({ code: 'ERR_HTTP_PROXY_URL' }),
  )
  expect(() => createHttp({ env: { HTTPS_PROXY: 'ftp://name:secret@host' } })).not.toThrow(/secret/)
})

test('a proxy that is not there is named as what fails', async () => {
  const address = proxyUrl()
  proxy.close()
  http = createHttp({ env: { HTTP_PROXY: address } })
  await expect(http.request({ url: loopback.url })).rejects.toMatchObject({ exitCode: 3, code: expect.stringMatching(/^ERR_HTTP_/) })
})
