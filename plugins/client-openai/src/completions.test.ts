import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALL, clientContext, openWith, request, startProvider, type Provider } from '../test/loopback.ts'
import { openaiClient } from './openai-client.ts'

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

const echoed = {
  choices: [
    {
      index: 0,
      text: 'The sky',
      finish_reason: 'length',
      logprobs: { tokens: ['The', ' sky'], token_logprobs: [null, -1.5], top_logprobs: null },
    },
  ],
  usage: { prompt_tokens: 2, completion_tokens: 0 },
}

function open(api: string): ReturnType<typeof openWith> {
  return openWith(context.context, { baseUrl: provider.url, api })
}

function capabilities(api: 'chat' | 'completions'): unknown {
  return openaiClient.capabilities!({ api } as never)
}

test('only completions scores text', async () => {
  expect((await open('completions')).scoreText).toBeTypeOf('function')
  expect((await open('chat')).scoreText).toBeUndefined()
  expect((await open('responses')).scoreText).toBeUndefined()
  expect([capabilities('chat'), capabilities('completions')]).toEqual([['generate'], ['generate', 'scoreText']])
})

test('generating: prompt, log-probabilities, stop', async () => {
  provider.reply(200, {
    model: 'm',
    choices: [{ index: 0, text: ' B', finish_reason: 'stop', logprobs: { tokens: [' B'], token_logprobs: [-0.25] } }],
  })
  const model = await openWith(context.context, { baseUrl: `${provider.url}/v1`, api: 'completions' })
  const answer = await model.generate!(request({ stopSequences: ['\n'], topKPerToken: 3 }), CALL)
  expect(provider.got.at(-1)!.path).toBe('/v1/completions')
  expect(provider.got.at(-1)!.body).toEqual({
    model: 'qwen',
    prompt: 'Say B.',
    n: 1,
    temperature: 0,
    top_p: 1,
    stop: ['\n'],
    max_tokens: 5,
    logprobs: 3,
  })
  expect(answer.completions).toEqual([{ text: ' B', logprob: -0.25, tokens: [{ text: ' B', logprob: -0.25 }], finishReason: 'stop' }])
  const quiet = await openWith(context.context, { baseUrl: provider.url, api: 'completions', logprobs: false })
  await quiet.generate!(request({ echoPrompt: true }), CALL)
  expect(provider.got.at(-1)!.body).toEqual({ model: 'qwen', prompt: 'Say B.', n: 1, temperature: 0, top_p: 1, max_tokens: 5, echo: true })
})

test('scoring given text: the first token has no log-probability', async () => {
  provider.reply(200, echoed)
  const model = await openWith(context.context, { baseUrl: provider.url, api: 'completions' })
  const answer = await model.scoreText!(request({ prompt: 'The sky', maxTokens: 0, echoPrompt: true }), CALL)
  expect(provider.got.at(-1)!.body).toMatchObject({ prompt: 'The sky', echo: true, max_tokens: 0, logprobs: 1 })
  expect(answer.completions[0]).toEqual({
    text: 'The sky',
    logprob: -1.5,
    tokens: [{ text: 'The' }, { text: ' sky', logprob: -1.5 }],
    finishReason: 'length',
    echoed: true,
  })
})

test('a server that gives no log-probabilities is named', async () => {
  provider.reply(200, { choices: [{ index: 0, text: 'The sky', logprobs: null }] })
  const model = await openWith(context.context, { baseUrl: provider.url, api: 'completions' })
  await expect(model.scoreText!(request(), CALL)).rejects.toMatchObject({ code: 'ERR_OPENAI_LOGPROBS', fate: 'run' })
})

test('messages need chat', async () => {
  const model = await openWith(context.context, { baseUrl: provider.url, api: 'completions' })
  const asked = model.generate!(request({ messages: [{ role: 'user', content: 'Hi' }] }), CALL)
  await expect(asked).rejects.toMatchObject({ code: 'ERR_OPENAI_UNSUPPORTED', hint: expect.stringContaining("api: 'chat'") })
})
