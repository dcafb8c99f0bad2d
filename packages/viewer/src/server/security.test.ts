import { expect, it } from 'vitest'
import { isLoopback, isToken, refusal, urlHost } from './security.ts'

const NAMES = new Set(['127.0.0.1:80', 'localhost:80', '[::1]:80'])
const CALLER = { method: 'GET', host: '127.0.0.1:80', origin: undefined, fetchSite: undefined }

it.each([
  [{}, true],
  [{ method: 'HEAD', host: 'LOCALHOST:80' }, true],
  [{ origin: 'http://127.0.0.1:80', fetchSite: 'same-origin' }, true],
  [{ method: 'POST' }, false],
  [{ host: undefined }, false],
  [{ host: '127.0.0.1:81' }, false],
  [{ host: 'attacker.example:80' }, false],
  [{ origin: 'http://localhost:80' }, false],
  [{ origin: 'https://127.0.0.1:80' }, false],
  [{ fetchSite: 'same-site' }, false],
])('a request with %j is answered: %s', (changes, isAnswered) => {
  expect(refusal({ ...CALLER, ...changes }, NAMES) === undefined).toBe(isAnswered)
})

it('what is of this machine alone', () => {
  expect(['127.0.0.1', '127.9.9.9', 'localhost', '::1'].every(isLoopback)).toBe(true)
  expect(['0.0.0.0', '::', '192.168.1.1', '127.0.0.1.example.com', 'localhost.example.com'].some(isLoopback)).toBe(false)
  expect(urlHost('::1')).toBe('[::1]')
})

it('a token is right or it is not', () => {
  expect(isToken('abc', 'abc')).toBe(true)
  expect([undefined, '', 'ab', 'abd', 'abcd'].some((given) => isToken(given, 'abc'))).toBe(false)
})
