import { checkValue } from '@binnacle/core'
import { expect, test } from 'vitest'
import plugin from './index.ts'
import { MODELS } from './models.data.ts'
import { openaiClient } from './openai-client.ts'

test('the card of the client agrees with the client', async () => {
  const [card] = plugin.contribute({}).modelClients!
  expect(card).toMatchObject({ '~lazy': true, name: openaiClient.name, description: openaiClient.description })
  expect(await (card as { load(): Promise<unknown> }).load()).toBe(openaiClient)
})

test('every deployment has a model, and options that its client takes', () => {
  const { models, deployments } = plugin.contribute({})
  const names = new Set(models!.map((model) => model.name))
  expect(names.size).toBe(MODELS.length)
  for (const deployment of deployments!) {
    if (!('model' in deployment)) throw new Error('deployments are data')
    expect(names).toContain(deployment.model)
    expect(checkValue(openaiClient.options!, deployment.options ?? {}).issues).toBeUndefined()
    const reasons = /\/(?:o\d|gpt-5)/.test(deployment.name)
    expect(deployment.options !== undefined && 'maxTokensField' in deployment.options).toBe(reasons)
  }
})

test('options are checked', () => {
  expect(checkValue(openaiClient.options!, { baseURL: 'x' }).issues).toHaveLength(1)
  expect(checkValue(openaiClient.options!, { api: 'embeddings' }).issues).toHaveLength(1)
})
