import type { Completion } from '@binnacle/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL, clientContext, openWith, request, startProvider, type Provider } from '../test/loopback.ts'

let provider: Provider
let context: ReturnType<typeof clientContext>

beforeAll(async () => {
  provider = await startProvider()
  context = clientContext()
})

afterAll(async () => {
  await context.close()
  await provider.close()
})

async function answerTo(body: object | string, changes: object = {}, options: object = {}) {
  provider.reply(200, body)
  const model = await openWith(context.context, { baseUrl: provider.url, ...options })
  return model.generate!(request(changes), CALL)
}

const chat = (content: unknown, message: object = {}, choice: object = {}, top: object = {}): object => ({
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content, ...message }, finish_reason: 'stop', ...choice }],
  usage: { prompt_tokens: 5, completion_tokens: 3 },
  ...top,
})

const FAILED = { code: 'ERR_OPENAI_ANSWER', retryable: true, fate: 'sample', exitCode: 3 }

describe('content in every form', () => {
  test.each<[string, unknown, Partial<Completion>]>([
    ['a text', '18', { text: '18' }],
    ['an empty text', '', { text: '' }],
    ['a list of texts', ['18'], { text: '18' }],
    ['one piece', { type: 'text', text: '18' }, { text: '18' }],
    ['output_text', [{ type: 'output_text', text: '18' }], { text: '18' }],
    [
      'thinking apart',
      [
        { type: 'thinking', thinking: [{ type: 'text', text: 'Maybe 17.' }] },
        { type: 'text', text: '18' },
      ],
      { text: '18', thinking: 'Maybe 17.' },
    ],
  ])('%s is read', async (_what, content, expected) => {
    expect((await answerTo(chat(content))).completions).toEqual([{ finishReason: 'stop', ...expected }])
  })

  test.each([
    ['a number', 18],
    ['an object', { value: '18' }],
    ['an unknown piece', [{ type: 'video', url: 'x' }]],
    ['a text piece whose text is a number', [{ type: 'text', text: 18 }]],
    ['nothing', undefined],
    ['null', null],
    ['an empty list', []],
  ])('%s is no answer', async (_what, content) => {
    await expect(answerTo(chat(content))).rejects.toMatchObject({ ...FAILED, message: expect.stringMatching(/content/) as string })
  })

  test('nothing beside thinking, a refusal, a tool, a cut or a filter is an answer', async () => {
    const told = async (message: object, choice: object = {}) => (await answerTo(chat(null, message, choice))).completions[0]
    expect(await told({ reasoning_content: 'hm' })).toEqual({ text: '', thinking: 'hm', finishReason: 'stop' })
    expect(await told({ refusal: 'No.' })).toMatchObject({ text: 'No.', finishReason: 'refusal' })
    expect(await told({ tool_calls: [{ id: 'x' }] }, { finish_reason: 'tool_calls' })).toEqual({ text: '', finishReason: 'toolCalls' })
    expect(await told({}, { finish_reason: 'length' })).toEqual({ text: '', finishReason: 'length' })
    expect(await answerTo(chat(null, {}, { finish_reason: 'content_filter' }))).toHaveProperty('filtered')
  })
})

describe('finish reasons', () => {
  test.each([
    ['length', 'length', undefined],
    ['max_tokens', 'length', 'max_tokens'],
    ['MAX_TOKENS', 'length', 'MAX_TOKENS'],
    ['model_length', 'length', 'model_length'],
    ['max_output_tokens', 'length', 'max_output_tokens'],
    [{ type: 'length', length: 3 }, 'length', undefined],
    ['end_turn', 'stop', 'end_turn'],
    ['because', 'unknown', 'because'],
    [null, undefined, undefined],
  ])('%j is %s', async (finish, finishReason, providerReason) => {
    const [completion] = (await answerTo(chat('I think', {}, { finish_reason: finish }))).completions
    expect([completion!.finishReason, completion!.providerReason]).toEqual([finishReason, providerReason])
  })

  test.each(['SAFETY', 'sensitive', 'guardrail_intervened'])('%s without a text is filtered', async (finish) => {
    const answer = await answerTo(chat('', {}, { finish_reason: finish }))
    expect(answer).toMatchObject({
      filtered: expect.any(String) as string,
      completions: [{ text: '', finishReason: 'filter', providerReason: finish }],
    })
  })

  test.each(['error', 'abort', 'insufficient_system_resource', 'ERROR', 'network_error'])('%s is a failure', async (finish) => {
    await expect(answerTo(chat('The ans', {}, { finish_reason: finish }))).rejects.toMatchObject(FAILED)
  })
})

describe('errors inside a good reply', () => {
  test.each([
    ['of the whole', chat('18', {}, {}, { error: { message: 'upstream failed', code: 502 } })],
    ['of a choice', chat('The ans', {}, { finish_reason: 'stop', error: { code: 502, message: 'upstream failed' } })],
    ['of a message', chat('The ans', { error: { code: 502, message: 'upstream failed' } })],
    ['as a text', { error: 'upstream failed' }],
    ['of MiniMax', { base_resp: { status_code: 1000, status_msg: 'upstream failed' }, choices: null }],
  ])('%s', async (_where, body) => {
    await expect(answerTo(body)).rejects.toMatchObject({ ...FAILED, message: expect.stringContaining('upstream failed') as string })
  })

  test.each([
    [{ error: {} }],
    [{ error: null }],
    [{ error: '' }],
    [{ error: { message: '', code: null } }],
    [{ base_resp: { status_code: 0, status_msg: '' } }],
  ])('%j beside a good answer is none', async (top) => {
    expect((await answerTo(chat('18', {}, {}, top))).completions[0]!.text).toBe('18')
  })

  test('they mean what they mean elsewhere', async () => {
    expect(await answerTo({ error: { message: 'x', code: 'content_filter' } })).toMatchObject({ filtered: 'x' })
    await expect(answerTo({ error: { message: 'Rate limit reached', code: 429 } })).rejects.toMatchObject({
      code: 'ERR_PROVIDER_RATE_LIMIT',
      retryable: true,
    })
    await expect(answerTo({ error: { message: 'x', code: 'insufficient_quota' } })).rejects.toMatchObject({
      code: 'ERR_PROVIDER_QUOTA',
      fate: 'run',
    })
    await expect(answerTo({ error: { message: 'x', code: 401 } })).rejects.toMatchObject({ code: 'ERR_PROVIDER_KEY_REFUSED', fate: 'run' })
  })
})

describe('bodies', () => {
  test('a byte order mark and bare words of Python are read', async () => {
    expect((await answerTo(`\ufeff${JSON.stringify(chat('18'))}`)).completions[0]!.text).toBe('18')
    const tokens = JSON.stringify(chat('18', {}, { logprobs: { content: [{ token: '18', logprob: 'X' }] } })).replace('"X"', '-Infinity')
    expect((await answerTo(tokens, {}, { logprobs: true })).completions[0]).toMatchObject({ text: '18', logprob: -Infinity })
    const unknown = await answerTo(tokens.replace('-Infinity', 'NaN'), {}, { logprobs: true })
    expect(unknown.completions[0]).toEqual({ text: '18', tokens: [{ text: '18' }], finishReason: 'stop' })
  })

  test.each([
    ['data: {"choices":[]}\n\ndata: [DONE]\n\n', 'ERR_PROVIDER_EVENT_STREAM'],
    ['{"choices":[', 'ERR_PROVIDER_MALFORMED'],
    ['', 'ERR_PROVIDER_MALFORMED'],
    ['[]', 'ERR_OPENAI_ANSWER'],
    ['"18"', 'ERR_OPENAI_ANSWER'],
    ['{"choices":["18"]}', 'ERR_OPENAI_ANSWER'],
    [`{"choices":${'['.repeat(100_000)}`, 'ERR_HTTP_REPLY_NESTING'],
  ])('%s is %s', async (body, code) => {
    await expect(answerTo(body)).rejects.toMatchObject({ code, fate: 'sample' })
  })
})

test('usage that cannot be is not known, and told', async () => {
  const told: string[] = []
  provider.reply(200, chat('18', {}, {}, { usage: { prompt_tokens: -5_000_000, completion_tokens: 3, total_tokens: 8 } }))
  const model = await openWith({ ...context.context, warn: (message) => told.push(message) }, { baseUrl: provider.url })
  expect((await model.generate!(request(), CALL)).usage).toEqual({ completionTokens: 3 })
  expect(told).toEqual([expect.stringContaining('promptTokens')])
})

test('choices: by their numbers where each has one, and no more than were asked for', async () => {
  const choice = (text: string, index: unknown) => ({ index, message: { content: text }, finish_reason: 'stop' })
  const texts = async (choices: readonly object[], numCompletions = 2) =>
    (await answerTo({ choices }, { numCompletions })).completions.map(({ text }) => text)
  expect(await texts([choice('b', 1), choice('a', 0)])).toEqual(['a', 'b'])
  expect(await texts([choice('a', 0), choice('b', 0)])).toEqual(['a', 'b'])
  expect(await texts([choice('a', undefined), choice('b', '0')])).toEqual(['a', 'b'])
  expect(await texts([choice('c', 2), choice('a', 0), choice('b', 1)], 1)).toEqual(['a'])
})

test('alternatives of tokens, where more than one is asked for', async () => {
  const top = [
    { token: 'A', logprob: -2 },
    { token: 'B', logprob: -0.5 },
  ]
  const body = chat('B', {}, { logprobs: { content: [{ token: 'B', logprob: -0.5, top_logprobs: top }] } })
  const tokens = async (topKPerToken: number) => (await answerTo(body, { topKPerToken }, { logprobs: true })).completions[0]!.tokens
  expect(await tokens(1)).toEqual([{ text: 'B', logprob: -0.5 }])
  expect(await tokens(2)).toEqual([
    {
      text: 'B',
      logprob: -0.5,
      alternatives: [
        { text: 'B', logprob: -0.5 },
        { text: 'A', logprob: -2 },
      ],
    },
  ])
  const legacy = { choices: [{ text: 'B', logprobs: { tokens: ['B'], token_logprobs: [-0.5], top_logprobs: [{ B: -0.5, A: -2 }] } }] }
  expect((await answerTo(legacy, { topKPerToken: 2 }, { api: 'completions' })).completions[0]!.tokens).toEqual(await tokens(2))
})

test('a log-probability above 0 is none', async () => {
  const body = (logprob: number) => chat('B', {}, { logprobs: { content: [{ token: 'B', logprob }] } })
  await expect(answerTo(body(3))).rejects.toMatchObject(FAILED)
  expect((await answerTo(body(1e-7))).completions[0]!.text).toBe('B')
})
