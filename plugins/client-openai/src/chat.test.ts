import type { Model } from '@binnacle/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL, clientContext, openWith, request, startProvider, type Provider } from '../test/loopback.ts'

let provider: Provider
let context: ReturnType<typeof clientContext>
let model: Model

const message = (content: unknown, more: object = {}): object => ({
  id: 'x',
  model: 'qwen-2.5',
  system_fingerprint: 'fp_1',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...more }],
  usage: {
    prompt_tokens: 7,
    completion_tokens: 2,
    prompt_tokens_details: { cached_tokens: 3 },
    completion_tokens_details: { reasoning_tokens: 1 },
  },
})

beforeAll(async () => {
  provider = await startProvider()
  context = clientContext()
  model = await openWith(context.context, { baseUrl: provider.url, apiKey: 'env:TEST_KEY' })
})

afterAll(async () => {
  await context.close()
  await provider.close()
})

async function sent(options: object, changes: Parameters<typeof request>[0] = {}): Promise<Record<string, unknown>> {
  provider.reply(200, message('B'))
  const opened = await openWith(context.context, { baseUrl: provider.url, ...options })
  await opened.generate!(request(changes), CALL)
  return provider.got.at(-1)!.body
}

describe('what is sent', () => {
  test('exactly the request, and the key', async () => {
    provider.reply(200, message('B'))
    await model.generate!(request(), CALL)
    expect(provider.got.at(-1)).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-test-0123456789abcdef' },
    })
    expect(provider.got.at(-1)!.body).toEqual({
      model: 'qwen',
      messages: [{ role: 'user', content: 'Say B.' }],
      n: 1,
      temperature: 0,
      top_p: 1,
      max_tokens: 5,
    })
  })

  test('every field that is set', async () => {
    const body = await sent(
      { model: 'other', logprobs: true, maxTokensField: 'max_completion_tokens', extraBody: { user: 'me' } },
      {
        numCompletions: 3,
        temperature: 0.7,
        topP: 0.9,
        topKPerToken: 4,
        stopSequences: ['\n', '##'],
        presencePenalty: 0.5,
        frequencyPenalty: -0.5,
        seed: 11,
        topK: 40,
        random: 'never sent',
        responseFormat: { jsonSchema: { type: 'object' } },
      },
    )
    expect(body).toEqual({
      model: 'other',
      messages: [{ role: 'user', content: 'Say B.' }],
      n: 3,
      temperature: 0.7,
      top_p: 0.9,
      stop: ['\n', '##'],
      presence_penalty: 0.5,
      frequency_penalty: -0.5,
      seed: 11,
      top_k: 40,
      max_completion_tokens: 5,
      logprobs: true,
      top_logprobs: 4,
      response_format: { type: 'json_schema', json_schema: { name: 'response', schema: { type: 'object' } } },
      user: 'me',
    })
  })

  test('messages and media', async () => {
    const image = { type: 'image', mimeType: 'image/png', sha256: 'abc', bytes: 3, source: 'x' } as const
    const sound = { type: 'audio', mimeType: 'audio/x-wav', sha256: 'def', bytes: 3, source: 'x' } as const
    const parts = [{ type: 'text', text: 'What?' }, image, sound] as const
    expect((await sent({}, { messages: [{ role: 'user', content: parts }] }))['messages']).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What?' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,YWJj' } },
          { type: 'input_audio', input_audio: { data: 'ZGVm', format: 'wav' } },
        ],
      },
    ])
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
    ] as const
    expect((await sent({}, { messages }))['messages']).toEqual(messages)
    const film = { ...image, type: 'video' } as const
    await expect(sent({}, { messages: [{ role: 'user', content: [film] }] })).rejects.toMatchObject({ code: 'ERR_OPENAI_UNSUPPORTED' })
  })

  test('what is omitted is not sent; omitted stops are applied here', async () => {
    provider.reply(
      200,
      message('B\nC', {
        logprobs: {
          content: [
            { token: 'B', logprob: -1 },
            { token: '\n', logprob: -2 },
            { token: 'C', logprob: -4 },
          ],
        },
      }),
    )
    const opened = await openWith(context.context, { baseUrl: provider.url, omit: ['temperature', 'stop'] })
    const answer = await opened.generate!(request({ stopSequences: ['\n'] }), CALL)
    expect(provider.got.at(-1)!.body).not.toHaveProperty('temperature')
    expect(provider.got.at(-1)!.body).not.toHaveProperty('stop')
    expect(answer.completions).toEqual([{ text: 'B', logprob: -1, tokens: [{ text: 'B', logprob: -1 }], finishReason: 'stop' }])
  })

  test('too many stop sequences are named; servers that take more are told so', async () => {
    const stopSequences = ['a', 'b', 'c', 'd', 'e']
    await expect(sent({}, { stopSequences })).rejects.toMatchObject({ code: 'ERR_OPENAI_STOP', message: expect.stringContaining('stop') })
    expect((await sent({ maxStopSequences: 5 }, { stopSequences }))['stop']).toEqual(stopSequences)
  })

  test('keys and headers: none where none is set, secrets by reference', async () => {
    await sent({})
    expect(provider.got.at(-1)!.headers['authorization']).toBeUndefined()
    await sent({ organization: 'org-1', headers: { 'api-key': 'env:AZURE', 'x-plain': 'p' } })
    expect(provider.got.at(-1)!.headers).toMatchObject({
      'openai-organization': 'org-1',
      'api-key': 'azure-0123456789abcdef',
      'x-plain': 'p',
    })
    await expect(sent({ apiKey: 'env:NOT_SET' })).rejects.toMatchObject({ code: 'ERR_CONFIG_SECRET' })
    await expect(openWith(context.context, {})).rejects.toMatchObject({ code: 'ERR_CONFIG_SECRET' })
  })

  test('an echo is refused by name', async () => {
    await expect(sent({}, { echoPrompt: true })).rejects.toMatchObject({
      code: 'ERR_OPENAI_UNSUPPORTED',
      message: expect.stringContaining('echo'),
    })
  })
})

describe('what is read', () => {
  test('text, usage, names and times', async () => {
    provider.reply(200, message('B'))
    const answer = await model.generate!(request(), CALL)
    expect(answer).toEqual({
      completions: [{ text: 'B', finishReason: 'stop' }],
      model: 'qwen-2.5',
      fingerprint: 'fp_1',
      usage: { promptTokens: 7, completionTokens: 2, cacheReadTokens: 3, reasoningTokens: 1 },
      requestTime: expect.any(Number),
      requestDatetime: expect.any(Number),
    })
    expect(Number.isInteger(answer.requestDatetime)).toBe(true)
  })

  test('log-probabilities, thinking, several choices in their order', async () => {
    provider.reply(200, {
      choices: [
        { index: 1, message: { content: 'two', reasoning: 'hm' }, finish_reason: 'length' },
        {
          index: 0,
          message: {
            content: [
              { type: 'text', text: 'o' },
              { type: 'text', text: 'ne' },
            ],
            reasoning_content: 'aha',
          },
          finish_reason: 'stop',
          logprobs: {
            content: [
              { token: 'o', logprob: -0.5 },
              { token: 'ne', logprob: -0.25 },
            ],
          },
        },
      ],
    })
    expect((await model.generate!(request({ numCompletions: 2 }), CALL)).completions).toEqual([
      {
        text: 'one',
        logprob: -0.75,
        tokens: [
          { text: 'o', logprob: -0.5 },
          { text: 'ne', logprob: -0.25 },
        ],
        finishReason: 'stop',
        thinking: 'aha',
      },
      { text: 'two', finishReason: 'length', thinking: 'hm' },
    ])
  })

  test('refusals, filters and tool calls', async () => {
    provider.reply(200, { choices: [{ message: { content: null, refusal: 'I will not.' }, finish_reason: 'stop' }] })
    expect((await model.generate!(request(), CALL)).completions[0]).toEqual({
      text: 'I will not.',
      finishReason: 'refusal',
      providerReason: 'stop',
    })
    provider.reply(200, message('', { finish_reason: 'content_filter' }))
    const filtered = await model.generate!(request(), CALL)
    expect(filtered).toMatchObject({
      filtered: expect.any(String),
      completions: [{ text: '', finishReason: 'filter' }],
      model: 'qwen-2.5',
    })
    provider.reply(200, message('part', { finish_reason: 'content_filter' }))
    expect(await model.generate!(request(), CALL)).not.toHaveProperty('filtered')
    provider.reply(200, message(null, { finish_reason: 'tool_calls' }))
    expect((await model.generate!(request(), CALL)).completions[0]).toEqual({ text: '', finishReason: 'toolCalls' })
  })

  test.each([
    [{ code: 'content_filter', message: 'The response was filtered' }],
    [{ code: 'invalid_prompt', message: 'flagged' }],
    [{ code: '400', message: 'x', innererror: { code: 'ResponsibleAIPolicyViolation' } }],
  ])('a filter that refuses the request is an answer: %j', async (error) => {
    provider.reply(400, { error })
    expect(await model.generate!(request(), CALL)).toMatchObject({ filtered: error.message, completions: [{ text: '' }] })
  })
})

test('HELM’s processor takes the thinking out of the text, and it is kept apart', async () => {
  const opened = await openWith(context.context, { baseUrl: provider.url, outputProcessor: 'remove_deepseek_r1_thinking' })
  const ask = async (content: string): Promise<unknown> => {
    provider.reply(200, message(content))
    const { text, thinking } = (await opened.generate!(request(), CALL)).completions[0]!
    return [text, thinking]
  }
  expect(await ask('<think>maybe 17</think>\n\n18')).toEqual(['18', '<think>maybe 17</think>\n\n18'])
  expect(await ask('<think>maybe 17')).toEqual(['', '<think>maybe 17'])
  expect(await ask('18')).toEqual(['18', undefined])
})
