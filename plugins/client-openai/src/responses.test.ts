import type { Model } from '@binnacle/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALL, clientContext, openWith, request, startProvider, type Provider } from '../test/loopback.ts'

let provider: Provider
let context: ReturnType<typeof clientContext>
let model: Model

beforeAll(async () => {
  provider = await startProvider()
  context = clientContext()
  model = await openWith(context.context, { baseUrl: provider.url, api: 'responses', logprobs: true })
})

afterAll(async () => {
  await context.close()
  await provider.close()
})

const message = (content: readonly object[]): object => ({ type: 'message', role: 'assistant', content })

test('asks and reads', async () => {
  provider.reply(200, {
    model: 'o-next',
    status: 'completed',
    output: [
      { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Because.' }] },
      message([{ type: 'output_text', text: 'B', logprobs: [{ token: 'B', logprob: -0.125 }] }]),
    ],
    usage: {
      input_tokens: 5,
      output_tokens: 9,
      input_tokens_details: { cached_tokens: 2 },
      output_tokens_details: { reasoning_tokens: 8 },
    },
  })
  const answer = await model.generate!(request({ responseFormat: { jsonSchema: { type: 'object' } } }), CALL)
  expect(provider.got.at(-1)!.path).toBe('/v1/responses')
  expect(provider.got.at(-1)!.body).toEqual({
    model: 'qwen',
    input: 'Say B.',
    temperature: 0,
    top_p: 1,
    max_output_tokens: 5,
    include: ['message.output_text.logprobs'],
    top_logprobs: 1,
    text: { format: { type: 'json_schema', name: 'response', schema: { type: 'object' } } },
  })
  expect(answer).toMatchObject({
    completions: [{ text: 'B', logprob: -0.125, tokens: [{ text: 'B', logprob: -0.125 }], finishReason: 'stop', thinking: 'Because.' }],
    model: 'o-next',
    usage: { promptTokens: 5, completionTokens: 9, cacheReadTokens: 2, reasoningTokens: 8 },
  })
})

test('turns with media', async () => {
  provider.reply(200, { status: 'completed', output: [message([{ type: 'output_text', text: 'x' }])] })
  const image = { type: 'image', mimeType: 'image/png', sha256: 'abc', bytes: 3, source: 'x' } as const
  const messages = [
    { role: 'user', content: [{ type: 'text', text: 'What?' }, image] },
    { role: 'assistant', content: [{ type: 'text', text: 'A cat.' }] },
  ] as const
  await model.generate!(request({ messages }), CALL)
  expect(provider.got.at(-1)!.body['input']).toEqual([
    {
      role: 'user',
      content: [
        { type: 'input_text', text: 'What?' },
        { type: 'input_image', image_url: 'data:image/png;base64,YWJj' },
      ],
    },
    { role: 'assistant', content: [{ type: 'output_text', text: 'A cat.' }] },
  ])
})

test('cut, filtered, refused, failed', async () => {
  provider.reply(200, {
    status: 'incomplete',
    incomplete_details: { reason: 'max_output_tokens' },
    output: [message([{ type: 'output_text', text: 'B bec' }])],
  })
  expect((await model.generate!(request(), CALL)).completions[0]).toMatchObject({ text: 'B bec', finishReason: 'length' })
  provider.reply(200, {
    status: 'incomplete',
    incomplete_details: { reason: 'max_output_tokens' },
    output: [{ type: 'reasoning', summary: [] }],
  })
  expect((await model.generate!(request(), CALL)).completions[0]).toMatchObject({ text: '', finishReason: 'length' })
  provider.reply(200, { status: 'incomplete', incomplete_details: { reason: 'content_filter' }, output: [] })
  expect(await model.generate!(request(), CALL)).toMatchObject({ filtered: expect.any(String) })
  provider.reply(200, { status: 'completed', output: [message([{ type: 'refusal', refusal: 'No.' }])] })
  expect((await model.generate!(request(), CALL)).completions[0]).toMatchObject({ text: 'No.', finishReason: 'refusal' })
  provider.reply(200, { status: 'failed', error: { message: 'broke' }, output: [] })
  await expect(model.generate!(request(), CALL)).rejects.toMatchObject({
    code: 'ERR_OPENAI_ANSWER',
    message: expect.stringContaining('broke'),
  })
})

test('what this interface lacks is refused by name, or left out on demand', async () => {
  await expect(model.generate!(request({ numCompletions: 2 }), CALL)).rejects.toMatchObject({ message: expect.stringContaining('field n') })
  await expect(model.generate!(request({ stopSequences: ['\n'] }), CALL)).rejects.toMatchObject({
    hint: expect.stringContaining("omit: ['stop']"),
  })
  provider.reply(200, { status: 'completed', output: [message([{ type: 'output_text', text: 'B\nC' }])] })
  const cutting = await openWith(context.context, { baseUrl: provider.url, api: 'responses', omit: ['stop'] })
  expect((await cutting.generate!(request({ stopSequences: ['\n'] }), CALL)).completions[0]).toMatchObject({
    text: 'B',
    finishReason: 'stop',
  })
})
