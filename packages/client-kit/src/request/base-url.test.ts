import { expect, test } from 'vitest'
import { type Door, endpointUrl } from './base-url.ts'

const CHAT: Door = { path: 'chat/completions', others: ['completions', 'responses'], api: 'chat' }
const COMPLETIONS: Door = { path: 'completions', others: ['chat/completions', 'responses'], api: 'completions' }

test.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com', 'https://api.openai.com/v1/chat/completions'],
  ['http://127.0.0.1:8000/', 'http://127.0.0.1:8000/v1/chat/completions'],
  ['http://127.0.0.1:8000/v1/', 'http://127.0.0.1:8000/v1/chat/completions'],
  ['http://127.0.0.1:8000/v1/chat/completions', 'http://127.0.0.1:8000/v1/chat/completions'],
  ['http://127.0.0.1:8000/inference/chat/completions', 'http://127.0.0.1:8000/inference/chat/completions'],
  ['http://127.0.0.1:8000/chat/completions?a=1', 'http://127.0.0.1:8000/chat/completions?a=1'],
  ['https://host/v1beta/openai', 'https://host/v1beta/openai/chat/completions'],
  ['https://host/api/v3', 'https://host/api/v3/chat/completions'],
  ['https://host/gateway', 'https://host/gateway/v1/chat/completions'],
  ['https://models.github.ai/inference', 'https://models.github.ai/inference/chat/completions'],
  [
    'https://x.openai.azure.com/openai/deployments/d?api-version=1',
    'https://x.openai.azure.com/openai/deployments/d/chat/completions?api-version=1',
  ],
])('%s', (baseUrl, expected) => {
  expect(endpointUrl('a/b', baseUrl, CHAT)).toBe(expected)
})

test('a base URL can be said to have no version, or to want one', () => {
  expect(endpointUrl('a/b', 'http://h/inference', { ...CHAT, addVersion: false })).toBe('http://h/inference/chat/completions')
  expect(endpointUrl('a/b', 'https://api.perplexity.ai', { ...CHAT, addVersion: true })).toBe(
    'https://api.perplexity.ai/v1/chat/completions',
  )
})

test('the path of another interface is no base URL', () => {
  expect(() => endpointUrl('a/b', 'http://h/v1/chat/completions', COMPLETIONS)).toThrow(
    expect.objectContaining({ code: 'ERR_PROVIDER_BASE_URL_DOOR' }),
  )
  expect(() => endpointUrl('a/b', 'http://h/v1/responses', CHAT)).toThrow(/ends in responses/)
  expect(endpointUrl('a/b', 'http://h/v1/completions', COMPLETIONS)).toBe('http://h/v1/completions')
})

test.each([
  ['http://user:hunter2-password@h/v1', 'a name and password', 'basic:env:'],
  ['http://hunter2-password@h/v1', 'a name and password', 'basic:env:'],
  ['http://h/v1?key=hunter2-password', 'the parameter key', "'key': 'env:"],
  ['http://h/v1?x=1&api-key=hunter2-password', 'the parameter api-key', "'api-key': 'env:"],
  ['http://h/v1?subscription_key=hunter2-password', 'the parameter subscription_key', 'env:'],
  ['http://h/v1?Access_Token=hunter2-password', 'the parameter Access_Token', 'env:'],
])('%s is refused with the way out', (baseUrl, what, hint) => {
  const asked = () => endpointUrl('a/b', baseUrl, CHAT)
  expect(asked).toThrow(
    expect.objectContaining({
      code: 'ERR_PROVIDER_BASE_URL_SECRET',
      message: expect.stringContaining(what),
      hint: expect.stringContaining(hint),
    }),
  )
  expect(asked).not.toThrow(/hunter2/)
})

test.each(['nonsense', 'ftp://h/x', 'file:///etc', 'user:hunter2-password@h'])('%s is no address', (baseUrl) => {
  const asked = () => endpointUrl('a/b', baseUrl, CHAT)
  expect(asked).toThrow(expect.objectContaining({ code: 'ERR_PROVIDER_BASE_URL' }))
})
