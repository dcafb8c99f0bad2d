import { expect, test } from 'vitest'
import { endpointUrl } from './base-url.ts'

test.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com', 'https://api.openai.com/v1/chat/completions'],
  ['http://127.0.0.1:8000/', 'http://127.0.0.1:8000/v1/chat/completions'],
  ['http://127.0.0.1:8000/v1/', 'http://127.0.0.1:8000/v1/chat/completions'],
  ['http://127.0.0.1:8000/v1/chat/completions', 'http://127.0.0.1:8000/v1/chat/completions'],
  ['https://host/v1beta/openai', 'https://host/v1beta/openai/chat/completions'],
  ['https://host/api/v3', 'https://host/api/v3/chat/completions'],
  ['https://host/gateway', 'https://host/gateway/v1/chat/completions'],
  [
    'https://x.openai.azure.com/openai/deployments/d?api-version=1',
    'https://x.openai.azure.com/openai/deployments/d/chat/completions?api-version=1',
  ],
])('%s', (baseUrl, expected) => {
  expect(endpointUrl(baseUrl, 'chat/completions')).toBe(expected)
})
