import { isBinnacleError, type BinnacleError, type Model } from '@binnacle/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL, clientContext, openWith, request, SECRETS, startProvider, type Provider } from '../test/loopback.ts'

const KEY = SECRETS['env:TEST_KEY']!
let provider: Provider
let context: ReturnType<typeof clientContext>
let model: Model

beforeAll(async () => {
  provider = await startProvider()
  context = clientContext()
  model = await openWith(context.context, { baseUrl: provider.url, apiKey: 'env:TEST_KEY' })
})

afterAll(async () => {
  await context.close()
  await provider.close()
})

async function failure(signal?: AbortSignal): Promise<BinnacleError> {
  const call = signal === undefined ? CALL : { signal, attempt: 1 }
  const thrown: unknown = await model.generate!(request({ stopSequences: ['\n'] }), call).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isBinnacleError(thrown)) throw new Error(`no error of Binnacle's: ${String(thrown)}`)
  expect(`${thrown.message} ${thrown.hint} ${String(thrown.cause)} ${thrown.stack}`).not.toContain(KEY)
  return thrown
}

const error = (message: string, more: object = {}): object => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
})

test.each([
  [400, error('bad'), 'ERR_PROVIDER_BAD_REQUEST', 'sample', false],
  [400, error('too long', { code: 'context_length_exceeded' }), 'ERR_PROVIDER_PROMPT_TOO_LONG', 'sample', false],
  [401, error(`Incorrect API key provided: ${KEY}`), 'ERR_PROVIDER_KEY_REFUSED', 'run', false],
  [403, error('not for you'), 'ERR_PROVIDER_FORBIDDEN', 'run', false],
  [404, error('The model `qwen` does not exist', { code: 'model_not_found' }), 'ERR_PROVIDER_MODEL_NOT_FOUND', 'run', false],
  [429, error('Rate limit reached'), 'ERR_PROVIDER_RATE_LIMIT', 'sample', true],
  [500, error('The server had an error'), 'ERR_PROVIDER_SERVER', 'sample', true],
  [503, '<html><head><title>Busy</title></head></html>', 'ERR_PROVIDER_SERVER', 'sample', true],
  [200, '<html><head><title>Log in</title></head></html>', 'ERR_PROVIDER_NOT_JSON', 'sample', true],
  [200, '{"choices":[', 'ERR_PROVIDER_MALFORMED', 'sample', true],
  [200, { choices: [] }, 'ERR_OPENAI_ANSWER', 'sample', true],
  [200, { choices: [{ finish_reason: 'stop' }] }, 'ERR_OPENAI_ANSWER', 'sample', true],
  [200, error('upstream failed'), 'ERR_OPENAI_ANSWER', 'sample', true],
  [200, {}, 'ERR_OPENAI_ANSWER', 'sample', true],
])('%i %j is %s', async (status, body, code, fate, retryable) => {
  provider.reply(status, body)
  expect(await failure()).toMatchObject({ code, fate, retryable, exitCode: 3, hint: expect.any(String) })
})

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after-ms': '250' }, 250],
  [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '1m2s' }, 62_000],
])('429 with %j', async (headers, retryAfter) => {
  provider.reply(429, error('slow down'), headers)
  expect((await failure()).retryAfter).toBe(retryAfter)
})

test('429 with a date', async () => {
  provider.reply(429, error('slow down'), { 'retry-after': new Date(Date.now() + 30_000).toUTCString() })
  expect((await failure()).retryAfter).toBeGreaterThan(25_000)
})

describe('fields that a model does not take are named with the option that helps', () => {
  test.each([
    [
      error("Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.", {
        param: 'max_tokens',
        code: 'unsupported_parameter',
      }),
      "maxTokensField: 'max_completion_tokens'",
    ],
    [
      error("Unsupported value: 'temperature' does not support 0 with this model.", { param: 'temperature', code: 'unsupported_value' }),
      "omit: ['temperature']",
    ],
    [error("Unsupported parameter: 'stop' is not supported with this model."), "omit: ['stop']"],
    [error('Unrecognized request argument supplied: top_p'), "omit: ['top_p']"],
  ])('%j', async (body, hint) => {
    provider.reply(400, body)
    expect(await failure()).toMatchObject({
      code: 'ERR_OPENAI_FIELD_REFUSED',
      fate: 'run',
      retryable: false,
      hint: expect.stringContaining(hint),
    })
  })
})

test('a server that hangs is stopped', async () => {
  provider.fail('hang')
  expect(await failure(AbortSignal.timeout(40))).toMatchObject({ code: 'ERR_HTTP_TIMEOUT', retryable: true })
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 20)
  expect(await failure(controller.signal)).toMatchObject({ code: 'ERR_HTTP_ABORTED', retryable: false })
})

test('an answer that is cut', async () => {
  provider.fail('cut')
  expect(await failure()).toMatchObject({ code: 'ERR_HTTP_CUT', retryable: true })
})

test('a server that breaks the connection, and one that is not there', async () => {
  provider.fail('drop')
  expect(await failure()).toMatchObject({ code: 'ERR_HTTP_RESET', retryable: true })
  const gone = await openWith(context.context, { baseUrl: 'http://127.0.0.1:1' })
  await expect(gone.generate!(request(), CALL)).rejects.toMatchObject({ code: 'ERR_HTTP_REFUSED', retryable: true })
  await expect(openWith(context.context, { baseUrl: 'nonsense' })).rejects.toMatchObject({ code: 'ERR_OPENAI_BASE_URL' })
})
