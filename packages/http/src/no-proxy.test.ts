import { expect, test } from 'vitest'
import { readNoProxy } from './no-proxy.ts'

test.each([
  ['example.com', 'http://example.com/', true],
  ['example.com', 'https://api.example.com:8443/', true],
  ['example.com', 'http://notexample.com/', false],
  ['example.com', 'http://example.com.evil.net/', false],
  ['.example.com', 'http://example.com/', true],
  ['.example.com', 'http://a.b.example.com/', true],
  ['*.example.com', 'http://a.example.com/', true],
  ['EXAMPLE.com.', 'http://Example.COM./', true],
  ['a.net, example.com', 'http://example.com/', true],
  ['a.net example.com', 'http://example.com/', true],
  ['*', 'http://anything/', true],
  ['localhost', 'http://localhost:8000/', true],
  ['127.0.0.1', 'http://127.0.0.1:8000/', true],
  ['127.0.0.1', 'http://127.0.0.2/', false],
  ['10.0.0.0/8,127.0.0.0/8', 'http://127.0.0.1:9/', true],
  ['10.0.0.0/8', 'http://10.200.3.4/', true],
  ['10.0.0.0/8', 'http://11.0.0.1/', false],
  ['192.168.4.0/22', 'http://192.168.7.255/', true],
  ['192.168.4.0/22', 'http://192.168.8.0/', false],
  ['0.0.0.0/0', 'http://8.8.8.8/', true],
  ['10.0.0.0/8', 'http://10.example.com/', false],
  ['::1', 'http://[::1]:8000/', true],
  ['[::1]', 'http://[0:0:0:0:0:0:0:1]/', true],
  ['fd00::/8', 'http://[fd12:3456::1]/', true],
  ['fd00::/8', 'http://[fe80::1]/', false],
  ['example.com:8080', 'http://example.com:8080/', true],
  ['example.com:8080', 'http://example.com/', false],
  ['example.com:80', 'http://example.com/', true],
  ['example.com:443', 'https://www.example.com/', true],
  ['127.0.0.1:8000', 'http://127.0.0.1:8000/', true],
  ['127.0.0.1:8000', 'http://127.0.0.1:8001/', false],
  ['[::1]:8000', 'http://[::1]:8000/', true],
  ['[::1]:8000', 'http://[::1]:80/', false],
  ['', 'http://example.com/', false],
])('NO_PROXY=%s, %s: %s', (text, url, direct) => {
  expect(readNoProxy(text).isDirect(new URL(url))).toBe(direct)
})

test('what cannot be understood is named', () => {
  expect(readNoProxy('10.0.0.0/99, a*b.com, good.com, http://x').odd).toEqual(['10.0.0.0/99', 'a*b.com', 'http://x'])
})
