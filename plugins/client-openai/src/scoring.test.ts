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

const echo = (tokens: readonly string[], text = tokens.join('')): object => ({
  choices: [
    {
      index: 0,
      text,
      finish_reason: 'length',
      logprobs: { tokens, token_logprobs: tokens.map((_, place) => (place === 0 ? null : -place)) },
    },
  ],
})

async function score(body: object, options: object = {}, prompt = 'The sky is blue') {
  provider.reply(200, body)
  const model = await openWith(context.context, { baseUrl: provider.url, api: 'completions', ...options })
  return (await model.scoreText!(request({ prompt, maxTokens: 0, echoPrompt: true }), CALL)).completions
}

describe('a server that gives another text back is refused', () => {
  test.each([
    ['it ignores echo', echo([' the'])],
    ['it cuts the prompt in front', echo([' sky', ' is', ' blue'])],
    ['it cuts the prompt at the end', echo(['The', ' sky', ' is'])],
    ['it wraps the prompt', echo(['<|user|>', '\n', 'The', ' sky', ' is', ' blue'])],
    ['it generates more', echo(['The', ' sky', ' is', ' blue', ' today'])],
    ['it gives no tokens', { choices: [{ text: 'The sky is blue', logprobs: null }] }],
    [
      'it gives no log-probabilities',
      { choices: [{ text: '', finish_reason: 'length', logprobs: { tokens: ['The', ' sky', ' is', ' blue'], token_logprobs: [] } }] },
    ],
  ])('%s', async (_how, body) => {
    await expect(score(body)).rejects.toMatchObject({
      code: 'ERR_OPENAI_LOGPROBS',
      fate: 'run',
      retryable: false,
      hint: expect.stringMatching(/such as vLLM; the servers of llama\.cpp and Ollama cannot/) as string,
    })
  })
})

test('the tokens are those of the prompt, without a mark of the beginning', async () => {
  const [completion] = await score(echo(['<s>', 'The', ' sky', ' is', ' blue']))
  expect(completion).toEqual({
    text: 'The sky is blue',
    logprob: -10,
    tokens: [
      { text: 'The', logprob: -1 },
      { text: ' sky', logprob: -2 },
      { text: ' is', logprob: -3 },
      { text: ' blue', logprob: -4 },
    ],
    echoed: true,
    finishReason: 'length',
  })
})

test('chat’s form of tokens is read here too', async () => {
  const content = ['The', ' sky', ' is', ' blue'].map((token) => ({ token, logprob: -1 }))
  expect((await score({ choices: [{ text: 'The sky is blue', logprobs: { content } }] }))[0]).toMatchObject({ logprob: -4, echoed: true })
})

test('a server that wants to generate: one token is asked for and left out', async () => {
  const [completion] = await score(echo(['The', ' sky', ' is', ' blue', ' today']), { scoreMaxTokens: 1 })
  expect(provider.got.at(-1)!.body).toMatchObject({ max_tokens: 1, echo: true })
  expect(completion).toMatchObject({ text: 'The sky is blue', logprob: -6 })
  provider.reply(400, { error: { message: 'max_tokens must be at least 1, got 0.', type: 'BadRequestError', param: null, code: 400 } })
  const model = await openWith(context.context, { baseUrl: provider.url, api: 'completions' })
  await expect(model.scoreText!(request({ maxTokens: 0, echoPrompt: true }), CALL)).rejects.toMatchObject({
    code: 'ERR_OPENAI_FIELD_REFUSED',
    hint: expect.stringContaining('scoreMaxTokens: 1') as string,
  })
})
