import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readKeys } from './deployment-key.ts'
import type { YamlRow } from './yaml-rows.ts'

const OPENAI = 'helm.clients.openai_client.OpenAIClient'

function keyOf(credentials: string | undefined, args: object = {}, className = OPENAI, name = 'acme/tiny-1.5b'): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  if (credentials !== undefined) writeFileSync(join(folder, 'credentials.conf'), credentials)
  const row: YamlRow = { name, file: join(folder, 'model_deployments.yaml'), fields: {}, place: () => '' }
  const { apiKey } = readKeys(folder)(row, { className, args: { ...args } }).options
  return typeof apiKey === 'string' ? apiKey.replace(`${folder}/`, '') : apiKey
}

test.each([
  ['no file', undefined, undefined],
  ['nothing of it', 'otherApiKey: "x"\nmy_acmeApiKey: "x"', undefined],
  ['the key of the host', 'acmeApiKey: "x"', 'file:credentials.conf#/acmeApiKey'],
  ['one behind an equals sign', '"acmeApiKey" = x', 'file:credentials.conf#/acmeApiKey'],
  ['a key by name', 'deployments: {\n  "acme/tiny-1.5b": "x"\n}', 'file:credentials.conf#/deployments/acme~1tiny-1.5b'],
  ['one on one line', 'deployments { "acme/tiny-1.5b" = x }', 'file:credentials.conf#/deployments/acme~1tiny-1.5b'],
  ['one of another name', 'deployments {\n  "acme/tiny-1x5b": "x"\n}', undefined],
  ['a name in front of them', '"acme/tiny-1.5b": "x"\ndeployments { }', undefined],
  ['both', 'deployments { "acme/tiny-1.5b": "x" }\nacmeApiKey: "y"', 'file:credentials.conf#/acmeApiKey'],
])('credentials: %s', (_what, credentials, expected) => {
  expect(keyOf(credentials)).toBe(expected)
})

test('a key among the arguments comes first, by reference', () => {
  const reference = 'file:model_deployments.yaml#/model_deployments/acme~1tiny-1.5b/client_spec/args/api_key'
  expect(keyOf('acmeApiKey: "x"', { api_key: 'lm-studio' })).toBe(reference)
  expect(keyOf('acmeApiKey: "x"', { api_key: null })).toBe('file:credentials.conf#/acmeApiKey')
  expect(keyOf(undefined, { api_key: '' })).toBeUndefined()
})

test('classes that always send the same, and one that looks into the environment', () => {
  expect(keyOf('acmeApiKey: "x"', {}, 'helm.clients.vllm_client.VLLMClient')).toBe('text:EMPTY')
  expect(keyOf(undefined, {}, 'helm.clients.vllm_client.VLLMChatClient')).toBe('text:EMPTY')
  expect(keyOf(undefined, {}, 'helm.clients.openrouter_client.OpenRouterClient')).toBe('env:OPENROUTER_API_KEY')
  expect(keyOf('acmeApiKey: "x"', {}, 'helm.clients.openrouter_client.OpenRouterClient')).toBe('file:credentials.conf#/acmeApiKey')
})
