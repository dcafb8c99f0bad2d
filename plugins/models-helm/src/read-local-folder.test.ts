import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deployment } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { readLocalFolder } from './read-local-folder.ts'
import { UNSUPPORTED_CARD } from './unsupported-card.data.ts'
import { unsupportedClient } from './unsupported-client.ts'

function read(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'local-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const { deployments = [], models = [], warnings = [] } = readLocalFolder(folder)
  const told = warnings.map((warning) => warning.replace(`${folder}/`, ''))
  return { deployments: deployments as readonly Deployment[], models, warnings: told }
}

/** A deployment with one class and arguments, as JSON, which is YAML too. */
function deployment(className: string, args: object = {}, more: object = {}, credentials = '') {
  const row = { name: 'host/dep', model_name: 'maker/Model-1B', client_spec: { class_name: `helm.clients.${className}`, args }, ...more }
  const found = read({ 'model_deployments.yaml': `model_deployments:\n - ${JSON.stringify(row)}\n`, 'credentials.conf': credentials })
  return { ...found.deployments[0]!, warnings: found.warnings }
}

/** What a fault says, without the folder. */
function fault(files: Readonly<Record<string, string>>): string {
  try {
    read(files)
  } catch (thrown) {
    return `${(thrown as { code: string }).code} ${(thrown as Error).message.replace(/\S*local-\w+\//, '')}`
  }
  return 'none'
}

describe('the name on the server', () => {
  test.each([
    ['openai_client.OpenAIClient', {}, 'Model-1B'],
    ['openai_client.OpenAIClient', { openai_model_name: 'served' }, 'served'],
    ['openai_client.OpenAIClient', { openai_model_name: null }, 'Model-1B'],
    ['openai_client.OpenAILegacyCompletionsClient', {}, 'Model-1B'],
    ['openai_responses_client.OpenAIResponseClient', { openai_model_name: 'served' }, 'served'],
    ['vllm_client.VLLMClient', {}, 'maker/Model-1B'],
    ['vllm_client.VLLMChatClient', {}, 'maker/Model-1B'],
    ['vllm_client.VLLMChatClient', { vllm_model_name: 'served' }, 'served'],
    ['nvidia_nim_client.NvidiaNimClient', {}, 'maker/Model-1B'],
    ['openrouter_client.OpenRouterClient', {}, 'maker/Model-1B'],
    ['grok_client.GrokChatClient', {}, 'Model-1B'],
  ])('%s with %j is %s', (className, args, model) => {
    expect(deployment(className, args)).toMatchObject({ client: 'openai', options: { model }, warnings: [] })
  })

  test('without a model_name it is taken from the name of the deployment', () => {
    expect(deployment('openai_client.OpenAIClient', {}, { model_name: undefined })).toMatchObject({
      model: 'host/dep',
      options: { model: 'dep' },
    })
  })
})

describe("Anthropic's and Google's classes", () => {
  test.each([
    ['anthropic_client.AnthropicMessagesClient', 'claude-3-haiku', {}, { topKPerToken: true }],
    ['anthropic_client.AnthropicMessagesClient', 'claude-sonnet-4-6', {}, { topKPerToken: true, omit: ['top_p'] }],
    ['anthropic_client.AnthropicMessagesClient', 'claude-opus-4-7', {}, { topKPerToken: true, omit: ['temperature', 'top_k', 'top_p'] }],
    [
      'anthropic_client.AnthropicMessagesClient',
      'claude-x-thinking',
      { anthropic_model_name: 'claude-x', thinking_budget_tokens: 10_000, stream: true },
      { topKPerToken: true, model: 'claude-x', thinkingTokens: 10_000 },
    ],
    [
      'google_genai_client.GoogleGenAIClient',
      'gemini-x',
      { thinking_config: { thinking_budget: 0, include_thoughts: true } },
      { topKPerToken: true, thinking: { budget: 0, include: true } },
    ],
    [
      'google_genai_client.GoogleGenAIClient',
      'llama',
      { genai_model: 'meta/llama-maas', genai_use_vertexai: true, location: 'us-east5' },
      { topKPerToken: true, model: 'meta/llama-maas', vertex: true, location: 'us-east5' },
    ],
    ['vertexai_client.VertexAIChatClient', 'gemini-x', {}, { topKPerToken: true, vertex: true, safety: 'block_none' }],
    [
      'vertexai_client.VertexAIChatClient',
      'gemini-x',
      { safety_settings_preset: 'default' },
      { topKPerToken: true, vertex: true, safety: 'default' },
    ],
  ])('%s of %s with %j', (className, engine, args, options) => {
    const found = deployment(className, args, { model_name: `maker/${engine}` })
    expect(found).toMatchObject({ client: className.startsWith('anthropic') ? 'anthropic' : 'google', warnings: [] })
    expect(found.options).toEqual({ model: engine, ...options })
  })

  test('an argument that the class does not have makes the deployment one that cannot be used', () => {
    expect(deployment('anthropic_client.AnthropicMessagesClient', { org_id: 'x' }).client).toBe(UNSUPPORTED_CARD.name)
  })
})

describe('arguments', () => {
  test('are taken over', () => {
    const args = {
      base_url: 'http://127.0.0.1:1/v1',
      org_id: 'org',
      output_processor: 'helm.benchmark.metrics.output_processors.remove_deepseek_r1_thinking',
    }
    expect(deployment('openai_client.OpenAIClient', args).options).toEqual({
      api: 'chat',
      model: 'Model-1B',
      baseUrl: 'http://127.0.0.1:1/v1',
      organization: 'org',
      outputProcessor: 'remove_deepseek_r1_thinking',
    })
  })

  test('of models that reason are sent as HELM sends them', () => {
    const omit = ['temperature', 'top_p', 'presence_penalty', 'frequency_penalty']
    expect(deployment('openai_client.OpenAIClient', { reasoning_effort: 'high' }, { model_name: 'openai/o3-mini' }).options).toEqual({
      api: 'chat',
      model: 'o3-mini',
      omit,
      maxTokensField: 'max_completion_tokens',
      extraBody: { reasoning_effort: 'high' },
    })
    const responses = deployment(
      'openai_responses_client.OpenAIResponseClient',
      { reasoning_effort: 'low' },
      { model_name: 'openai/gpt-5' },
    )
    expect(responses.options).toMatchObject({
      omit: ['stop', 'presence_penalty', 'frequency_penalty', 'temperature', 'top_p'],
      extraBody: { store: false, reasoning: { summary: 'detailed', effort: 'low' } },
    })
  })

  test('that HELM does not send either are named', () => {
    const { options, warnings } = deployment('openai_client.OpenAIClient', { reasoning_effort: 'high' })
    expect(options).toEqual({ api: 'chat', model: 'Model-1B' })
    expect(warnings).toEqual([expect.stringMatching(/^model_deployments\.yaml:2: host\/dep: HELM sends reasoning_effort only to/)])
  })

  test.each([
    ['openai_client.OpenAIClient', { max_retries: 3 }, 'the argument "max_retries" has no counterpart here'],
    ['openai_client.OpenAIClient', { vllm_model_name: 'x' }, 'the argument "vllm_model_name" has no counterpart here'],
    ['vllm_client.VLLMClient', { constructor: 'x' }, 'the argument "constructor" has no counterpart here'],
    [
      'openai_client.OpenAIClient',
      { output_processor: 'my.module.f' },
      'the output_processor "my.module.f" is Python code that is not known here',
    ],
    ['openai_client.OpenAIClient', { base_url: 5 }, '"base_url" is not a text'],
  ])('%s with %j makes the deployment unusable, and nothing else', (className, args, why) => {
    const { client, options } = deployment(className, args)
    expect(client).toBe(UNSUPPORTED_CARD.name)
    const message = (options as { why: string }).why
    expect(message).toContain(`model_deployments.yaml:2: the deployment host/dep cannot be used: ${why}`)
    expect(() => unsupportedClient.capabilities!({ why: message })).toThrow(message)
  })

  test('of a class that is not known keep its name, so that asking it says so', () => {
    expect(deployment('my_client.Mine', { a: 1 })).toMatchObject({ client: 'helm.clients.my_client.Mine', options: { a: 1 } })
  })
})

describe('YAML 1.1', () => {
  const rows = (fields: string): Record<string, string> => ({
    'model_deployments.yaml': `model_deployments:\n  - name: h/a\n    client_spec: { class_name: x.Y }\n${fields.replace(/^/gm, '    ')}\n`,
  })

  test('numbers and booleans as HELM reads them', () => {
    const [found] = read(
      rows(
        'max_sequence_length: 8_192\nmax_request_length: "8193"\nmax_sequence_and_generated_tokens_length: !!int "9000"\ndeprecated: yes',
      ),
    ).deployments
    expect(found).toMatchObject({ window: { maxSequence: 8192, maxRequest: 8193, maxTotal: 9000 }, deprecated: true })
    const { models } = read({
      'model_metadata.yaml': 'models:\n - name: h/a\n   num_parameters: 7_000_000_000\n   release_date: 2024-05-01\n   tags: [y, n]\n',
    })
    expect(models).toMatchObject([{ numParameters: 7e9, releaseDate: '2024-05-01', tags: ['y', 'n'] }])
  })

  test.each([
    ['max_sequence_length: 8k', 'model_deployments.yaml:4: h/a: "max_sequence_length" is not a whole number'],
    ['model_name: h/b\nmax_sequence_length: -1', 'model_deployments.yaml:5: h/a: "max_sequence_length" is -1, and must be above 0'],
    ['max_request_length: 10', 'model_deployments.yaml:4: h/a: with "max_request_length" a "max_sequence_length" is needed'],
    ['deprecated: maybe', 'model_deployments.yaml:4: h/a: "deprecated" is neither true nor false'],
    ['model_name: 1.5', 'model_deployments.yaml:4: h/a: "model_name" is not a text (put it in quotes)'],
    ['name: h/b', 'model_deployments.yaml:4: Map keys must be unique'],
    ['tokenizer_name: *none', 'model_deployments.yaml:4: there is no anchor &none before *none'],
    ['tokenizer_name: !mine x', 'model_deployments.yaml:4: Unresolved tag: !mine'],
    ['model_name: [', 'model_deployments.yaml:5: Flow sequence in block collection must be sufficiently indented and end with a ]'],
  ])('a fault is named by file and line: %s', (fields, message) => {
    expect(fault(rows(fields))).toBe(`ERR_LOCAL_YAML ${message}`)
  })

  test('what has no effect is named', () => {
    const { warnings } = read({
      ...rows('max_sequence_lenght: 8192\nwindow_service_spec: { class_name: a.ClipWindowService }'),
      'tokenizer_configs.yaml':
        'tokenizer_configs:\n - name: t\n   tokenizer_spec: { class_name: helm.tokenizers.huggingface_tokenizer.HuggingFaceTokenizer, args: { use_fast: 1, padding: x } }\n',
    })
    expect(warnings).toEqual([
      'tokenizer_configs.yaml:3: t: the argument "padding" has no counterpart here and is not used',
      'model_deployments.yaml:4: h/a: "max_sequence_lenght" is not a field of a deployment, in HELM either; it is not used',
      'model_deployments.yaml:5: h/a: a.ClipWindowService has no counterpart; prompts are cut by tokens of the tokenizer',
    ])
  })

  test('anchors and merged keys count, the last of doubled names too', () => {
    const { deployments } = read({
      'model_deployments.yaml':
        'base: &base { client_spec: { class_name: x.Y }, max_sequence_length: 10 }\nmodel_deployments:\n - { <<: *base, name: h/a }\n - { name: h/a, <<: *base, max_sequence_length: 20 }\n',
    })
    expect(deployments).toMatchObject([{ name: 'h/a', window: { maxSequence: 20 } }])
  })
})

test('a tokenizer is a file of the folder, or one of the Hub', () => {
  const spec = (args: string) =>
    `   tokenizer_spec: { class_name: helm.tokenizers.huggingface_tokenizer.HuggingFaceTokenizer, args: { ${args} } }\n`
  const { deployments } = read({
    'my.json': '{}',
    'tokenizer_configs.yaml': `tokenizer_configs:\n - name: t/file\n${spec('pretrained_model_name_or_path: my.json')} - name: t/hub\n${spec('pretrained_model_name_or_path: owner/repo, revision: abc')}   prefix_token: <s>\n`,
    'model_deployments.yaml': ['t/file', 't/hub', 't/other']
      .map((name, index) => ` - { name: h/${index}, tokenizer_name: ${name}, client_spec: { class_name: x.Y } }\n`)
      .join('')
      .replace(/^/, 'model_deployments:\n'),
  })
  expect(deployments.map(({ tokenizer }) => tokenizer)).toEqual([
    { name: 'huggingface', options: { path: expect.stringMatching(/my\.json$/), prefixToken: '' } },
    { name: 'huggingface', options: { repo: 'owner/repo', revision: 'abc', prefixToken: '<s>' }, otherwise: 't/hub' },
    't/other',
  ])
})
