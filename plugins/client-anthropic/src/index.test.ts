import { checkValue } from '@binnacle/core'
import { expect, test } from 'vitest'
import { anthropicClient } from './anthropic-client.ts'
import plugin from './index.ts'

test('every deployment has a model, a price with its source, and options that its client takes', () => {
  const { models, deployments } = plugin.contribute({})
  const names = new Set(models!.map((model) => model.name))
  expect(names.size).toBe(models!.length)
  for (const deployment of deployments!) {
    if (!('model' in deployment)) throw new Error('deployments are data')
    expect(names).toContain(deployment.model)
    expect(checkValue(anthropicClient.options!, deployment.options ?? {}).issues).toBeUndefined()
    expect(deployment.price!.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(URL.canParse(deployment.price!.source!)).toBe(true)
  }
})

test('options are checked', () => {
  expect(checkValue(anthropicClient.options!, { thinkingTokens: 100 }).issues).toHaveLength(1)
  expect(checkValue(anthropicClient.options!, { omit: ['max_tokens'] }).issues).toHaveLength(1)
})

test('where requests go, and which key goes along', () => {
  const at = (options: object) => {
    const checked = checkValue(anthropicClient.options!, options)
    if (checked.issues !== undefined) throw new Error(JSON.stringify(checked.issues))
    return anthropicClient.destination!({ name: 'anthropic/claude-sonnet-4-6' }, checked.value)
  }
  expect(at({})).toEqual({
    url: 'https://api.anthropic.com/v1/messages',
    secrets: [{ reference: 'env:ANTHROPIC_API_KEY', header: 'x-api-key' }],
  })
  expect(at({ baseUrl: 'http://127.0.0.1:8000/v1' })).toEqual({ url: 'http://127.0.0.1:8000/v1/messages', secrets: [] })
})

test('a server of the environment gets the key of the environment', () => {
  const variables: Record<string, string> = { ANTHROPIC_BASE_URL: 'https://gateway.example/v1', ANTHROPIC_API_KEY: 'x' }
  expect(anthropicClient.fromEnvironment!({}, (name) => variables[name])).toEqual({
    baseUrl: 'https://gateway.example/v1',
    apiKey: 'env:ANTHROPIC_API_KEY',
  })
  expect(anthropicClient.fromEnvironment!({ baseUrl: 'http://127.0.0.1:1' }, (name) => variables[name])).toEqual({})
})
