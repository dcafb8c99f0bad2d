import { expect, test } from 'vitest'
import { refuseWrittenSecret } from './written-secret.ts'

test.each([
  [{ apiKey: 'anything' }, 'apiKey'],
  [{ headers: { 'x-api-key': 'anything' } }, 'headers.x-api-key'],
  [{ headers: { Authorization: 'Bearer abcdefgh' } }, 'headers.Authorization'],
  [{ extraBody: { auth: { password: 'hunter2' } } }, 'extraBody.auth.password'],
  [{ extraBody: { list: ['a', 'sk-proj-0123456789abcdefgh'] } }, 'extraBody.list.1'],
  [{ url: 'http://user:hunter2@host/v1' }, 'url'],
  [{ authToken: 'x' }, 'authToken'],
])('%j: %s', (options, path) => {
  const refuse = () => refuseWrittenSecret('a/b', options)
  expect(refuse).toThrow(
    expect.objectContaining({ code: 'ERR_CONFIG_SECRET', message: expect.stringContaining(`option ${path} `) as string }),
  )
  expect(refuse).not.toThrow(/hunter2|sk-proj/)
})

test.each([
  [{ apiKey: 'env:KEY' }],
  [{ apiKey: 'file:key.txt', headers: { authorization: 'basic:env:LOGIN' } }],
  [{ apiKey: 'text:EMPTY' }],
  [{ apiKey: '' }],
  [{ maxTokens: 5, maxTokensField: 'max_completion_tokens', tokenizer: 'x', api: 'chat' }],
  [{ extraBody: { prompt: 'Bearer of news', schema: { key_findings: 'key-takeaways_and_more' } } }],
  [{ baseUrl: 'http://host:8000/v1?api-version=2024-10-21' }],
])('%j holds none', (options) => {
  expect(() => refuseWrittenSecret('a/b', options)).not.toThrow()
})
