import { type Answer, type BinnacleError, isBinnacleError, type MediaPart, type Request } from '@binnacle/core'
import {
  createCall,
  createRequest,
  openClient,
  type OpenedClient,
  openProviderServer,
  type ProviderServer,
  TESTKIT_KEY,
} from '@binnacle/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anthropicClient } from './anthropic-client.ts'

let server: ProviderServer
const opened: OpenedClient[] = []

beforeAll(async () => {
  server = await openProviderServer()
})

afterAll(async () => {
  await Promise.all(opened.map((client) => client.close()))
  await server.close()
})

const answering = (body: object): void => server.reply({ status: 200, body })

const message = (content: readonly object[], more: object = {}): object => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-test-1',
  content,
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 2 },
  ...more,
})

async function ask(request: Partial<Request>, options: object = {}): Promise<{ readonly answer: Answer; readonly body: object }> {
  const client = await openClient(anthropicClient, {
    options: { baseUrl: server.url, apiKey: TESTKIT_KEY, ...options },
    secrets: { [TESTKIT_KEY]: 'sk-ant-test-0123456789' },
    deployment: { name: 'anthropic/claude-test' },
  })
  opened.push(client)
  server.reset()
  const whole = createRequest({ ...(request.messages === undefined ? { prompt: 'Say B.' } : {}), maxTokens: 5, ...request } as Request)
  const answer = await client.model.generate!(whole, createCall())
  return { answer, body: server.received[0]!.body! }
}

async function refused(request: Partial<Request>, options: object = {}): Promise<BinnacleError> {
  const thrown: unknown = await ask(request, options).catch((error: unknown) => error)
  if (!isBinnacleError(thrown)) throw new Error(`no error of Binnacle's: ${String(thrown)}`)
  return thrown
}

test('a prompt is one turn of the user, and a few tokens are the whole of the settings', async () => {
  answering(message([{ type: 'text', text: 'B' }]))
  const { answer, body } = await ask({})
  expect(body).toEqual({
    model: 'claude-test',
    max_tokens: 5,
    messages: [{ role: 'user', content: 'Say B.' }],
    temperature: 0,
    top_p: 1,
  })
  expect(server.received[0]!.headers).toMatchObject({ 'x-api-key': 'sk-ant-test-0123456789', 'anthropic-version': '2023-06-01' })
  expect(answer).toMatchObject({
    completions: [{ text: 'B', finishReason: 'stop', providerReason: 'end_turn' }],
    model: 'claude-test-1',
    usage: { promptTokens: 10, completionTokens: 2 },
  })
})

test('tokens that the cache gave and took are part of the prompt', async () => {
  const usage = { input_tokens: 3, cache_read_input_tokens: 1000, cache_creation_input_tokens: 20, output_tokens: 2 }
  answering(message([{ type: 'text', text: 'B' }], { usage }))
  const { answer } = await ask({})
  expect(answer.usage).toEqual({ promptTokens: 1023, completionTokens: 2, cacheReadTokens: 1000, cacheWriteTokens: 20 })
})

test('thinking is kept apart from the text', async () => {
  answering(
    message([
      { type: 'thinking', thinking: 'A or B?', signature: 'x' },
      { type: 'text', text: 'B' },
    ]),
  )
  const { answer, body } = await ask({ temperature: 0 }, { thinkingTokens: 1024 })
  expect(answer.completions).toEqual([{ text: 'B', thinking: 'A or B?', finishReason: 'stop', providerReason: 'end_turn' }])
  expect(body).toMatchObject({ max_tokens: 1029, thinking: { type: 'enabled', budget_tokens: 1024 } })
  expect(body).not.toHaveProperty('temperature')
  expect(body).not.toHaveProperty('top_k')
})

test('a stop sequence of white space is not sent, and cuts the answer all the same', async () => {
  answering(message([{ type: 'text', text: 'B\nQuestion: more' }]))
  const { answer, body } = await ask({ stopSequences: ['\n', 'END'] })
  expect(body).toMatchObject({ stop_sequences: ['END'] })
  expect(answer.completions[0]).toMatchObject({ text: 'B', finishReason: 'stop' })
})

test('a conversation: system turns in front are the system text; one behind others is refused', async () => {
  answering(message([{ type: 'text', text: 'B' }]))
  const conversation: Request['messages'] = [
    { role: 'system', content: 'Be short.' },
    { role: 'user', content: 'Say A.' },
    { role: 'assistant', content: 'A' },
    { role: 'user', content: 'Say B.' },
  ]
  const { body } = await ask({ messages: conversation })
  expect(body).toMatchObject({
    system: 'Be short.',
    messages: [
      { role: 'user', content: 'Say A.' },
      { role: 'assistant', content: 'A' },
      { role: 'user', content: 'Say B.' },
    ],
  })
  const late = await refused({ messages: [conversation[1]!, conversation[0]!] })
  expect(late).toMatchObject({ code: 'ERR_PROVIDER_UNSUPPORTED', fate: 'run' })
})

test('marks for the cache: the system text, and the turns before the last one', async () => {
  answering(message([{ type: 'text', text: 'B' }]))
  const shots: Request['messages'] = [
    { role: 'system', content: 'Be short.' },
    { role: 'user', content: 'Say A.' },
    { role: 'assistant', content: 'A' },
    { role: 'user', content: 'Say B.' },
  ]
  const { body } = await ask({ messages: shots }, { cachePrompt: true })
  expect(body).toMatchObject({
    system: [{ type: 'text', text: 'Be short.', cache_control: { type: 'ephemeral' } }],
    messages: [
      { role: 'user', content: 'Say A.' },
      { role: 'assistant', content: [{ type: 'text', text: 'A', cache_control: { type: 'ephemeral' } }] },
      { role: 'user', content: 'Say B.' },
    ],
  })
})

test('a picture goes along as it is; a sound is refused by name', async () => {
  answering(message([{ type: 'text', text: 'a cat' }]))
  const picture: MediaPart = { type: 'image', mimeType: 'image/png', sha256: 'ab'.repeat(32), bytes: 64, source: 'x.png' }
  const { body } = await ask({ messages: [{ role: 'user', content: [picture, { type: 'text', text: 'What is it?' }] }] })
  const data = Buffer.from('ab'.repeat(32)).toString('base64')
  expect(body).toMatchObject({
    messages: [
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data } },
          { type: 'text', text: 'What is it?' },
        ],
      },
    ],
  })
  const sound: MediaPart = { ...picture, type: 'audio', mimeType: 'audio/wav' }
  expect(await refused({ messages: [{ role: 'user', content: [sound] }] })).toMatchObject({ code: 'ERR_PROVIDER_UNSUPPORTED' })
})

test.each([
  ['echoPrompt', { echoPrompt: true }],
  ['presencePenalty', { presencePenalty: 0.5 }],
  ['frequencyPenalty', { frequencyPenalty: 0.5 }],
  ['seed', { seed: 1 }],
] as const)('%s, which the interface lacks, is refused by name, or left out where it is said', async (name, request) => {
  answering(message([{ type: 'text', text: 'B' }]))
  const error = await refused(request)
  expect(error).toMatchObject({ code: 'ERR_PROVIDER_UNSUPPORTED', fate: 'run' })
  expect(error.hint).toContain(`omit: ['${name}']`)
  expect((await ask(request, { omit: [name] })).answer.completions[0]!.text).toBe('B')
})

test('a schema and an effort of reasoning; tools and the choice among them', async () => {
  answering(message([{ type: 'tool_use', id: 't1', name: 'add', input: { a: 1 } }], { stop_reason: 'tool_use' }))
  const { answer, body } = await ask({
    responseFormat: { jsonSchema: { type: 'object' } },
    reasoning: { effort: 'low' },
    tools: [{ name: 'add', description: 'Adds.', parameters: { type: 'object' } }],
    toolChoice: 'required',
  })
  expect(body).toMatchObject({
    output_config: { effort: 'low', format: { type: 'json_schema', schema: { type: 'object' } } },
    tools: [{ name: 'add', description: 'Adds.', input_schema: { type: 'object' } }],
    tool_choice: { type: 'any' },
  })
  expect(answer.completions[0]).toMatchObject({ text: '', finishReason: 'toolCalls', providerReason: 'tool_use' })
})

test("HELM's top_k_per_token goes along where it is said", async () => {
  answering(message([{ type: 'text', text: 'B' }]))
  expect((await ask({}, { topKPerToken: true })).body).toMatchObject({ top_k: 1 })
  expect((await ask({ topK: 40 })).body).toMatchObject({ top_k: 40 })
})

test('how it ended: a refusal, a full window, a word that is in no table', async () => {
  const ended = async (stop_reason: string) => {
    answering(message([{ type: 'text', text: 'No.' }], { stop_reason }))
    return (await ask({})).answer.completions[0]!
  }
  expect(await ended('refusal')).toMatchObject({ finishReason: 'refusal' })
  expect(await ended('model_context_window_exceeded')).toMatchObject({ finishReason: 'length' })
  expect(await ended('pause_turn')).toMatchObject({ finishReason: 'unknown', providerReason: 'pause_turn' })
})
