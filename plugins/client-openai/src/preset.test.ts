import { checkValue, createRequest } from '@binnacle/core'
import { expect, test } from 'vitest'
import { chatBody } from './chat.ts'
import { openaiClient } from './openai-client.ts'
import type { OpenaiOptions } from './options.ts'
import { type Preset, PRESETS } from './presets.data.ts'

function checked(options: object): OpenaiOptions {
  const found = checkValue(openaiClient.options!, options)
  if (found.issues !== undefined) throw new Error(JSON.stringify(found.issues))
  return found.value
}

const at = (options: object) => openaiClient.destination!({ name: 'x/model' }, checked(options))
const body = (options: object) =>
  chatBody(
    createRequest({ prompt: 'Say B.', maxTokens: 5, seed: 7 }),
    { deployment: 'x/model', model: 'model', options: checked(options) },
    () => Promise.reject(new Error('no media')),
  )

test.each([
  ['groq', 'https://api.groq.com/openai/v1/chat/completions', 'env:GROQ_API_KEY'],
  ['zhipu', 'https://open.bigmodel.cn/api/paas/v4/chat/completions', 'env:ZHIPUAI_API_KEY'],
  ['perplexity', 'https://api.perplexity.ai/chat/completions', 'env:PERPLEXITY_API_KEY'],
  ['github', 'https://models.github.ai/inference/chat/completions', 'env:GITHUB_TOKEN'],
  ['ollama', 'http://127.0.0.1:11434/v1/chat/completions', undefined],
])('the preset %s: its address and its key', (preset, url, reference) => {
  expect(at({ preset })).toEqual({ url, secrets: reference === undefined ? [] : [{ reference, header: 'authorization' }] })
})

test('every preset has an address that is used as it stands', () => {
  for (const [name, { baseUrl }] of Object.entries<Preset>(PRESETS)) expect(at({ preset: name }).url).toBe(`${baseUrl}/chat/completions`)
})

test('what is written comes first; the key of a provider goes to no other address', () => {
  expect(at({ preset: 'groq', apiKey: 'env:MINE' }).secrets).toEqual([{ reference: 'env:MINE', header: 'authorization' }])
  expect(at({ preset: 'vllm', baseUrl: 'http://127.0.0.1:9000/v1' }).url).toBe('http://127.0.0.1:9000/v1/chat/completions')
  expect(at({ preset: 'groq', baseUrl: 'http://127.0.0.1:9000/v1' }).secrets).toEqual([])
})

test('a preset is not overruled by the environment', () => {
  const variables: Record<string, string> = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_API_KEY: 'x' }
  expect(openaiClient.fromEnvironment!({ preset: 'groq' }, (name) => variables[name])).toEqual({})
})

test('fields are called as the provider calls them', async () => {
  expect(JSON.parse(JSON.stringify(await body({ preset: 'mistral' })))).toMatchObject({ random_seed: 7, max_tokens: 5 })
  expect(JSON.parse(JSON.stringify(await body({ preset: 'mistral' })))).not.toHaveProperty('seed')
  expect(await body({ preset: 'cerebras' })).toMatchObject({ seed: 7, max_completion_tokens: 5 })
  expect(await body({ preset: 'cerebras', maxTokensField: 'max_tokens' })).toMatchObject({ max_tokens: 5 })
  expect(await body({})).toMatchObject({ seed: 7, max_tokens: 5 })
})

test('a name that is not there', () => {
  expect(checkValue(openaiClient.options!, { preset: 'nowhere' }).issues).toHaveLength(1)
})
