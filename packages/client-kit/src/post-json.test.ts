import type { ServerResponse } from 'node:http'
import { isBinnacleError, type BinnacleError } from '@binnacle/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json, startLoopback, type Loopback } from '../../http/test/loopback.ts'
import { createHttp, type Http } from '@binnacle/http'
import { postJson } from './post-json.ts'

const KEY = 'sk-test-0123456789abcdef'
let loopback: Loopback
let http: Http

beforeAll(async () => {
  loopback = await startLoopback()
  http = createHttp({ env: {} })
})

afterAll(async () => {
  await http.close()
  await loopback.close()
})

function ask(): ReturnType<typeof postJson> {
  const headers = { authorization: `Bearer ${KEY}` }
  return postJson(
    { http: http.request },
    { url: `${loopback.url}/v1/x`, headers, body: { a: 1 }, provider: 'Acme', model: 'acme-1', secrets: [KEY] },
  )
}

async function failure(answer: (response: ServerResponse) => void): Promise<BinnacleError> {
  loopback.answer = (_request, response) => answer(response)
  const thrown: unknown = await ask().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isBinnacleError(thrown)) throw new Error(`no error of Binnacle's: ${String(thrown)}`)
  return thrown
}

test('a good answer', async () => {
  loopback.answer = (_request, response) => json(response, 200, { b: 2 }, { 'x-id': '7' })
  const reply = await ask()
  expect(reply).toMatchObject({ json: { b: 2 }, status: 200, headers: { 'x-id': '7' } })
  expect(reply.seconds).toBeGreaterThan(0)
  expect(loopback.requests.at(-1)).toMatchObject({
    body: '{"a":1}',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
  })
})

const said = { error: { message: `because of ${KEY}` } }

describe('every status has its error', () => {
  test.each([
    [400, said, { code: 'ERR_PROVIDER_BAD_REQUEST', retryable: false, fate: 'sample' }],
    [400, { error: { message: 'too long', code: 'context_length_exceeded' } }, { code: 'ERR_PROVIDER_PROMPT_TOO_LONG', fate: 'sample' }],
    [401, said, { code: 'ERR_PROVIDER_KEY_REFUSED', retryable: false, fate: 'run' }],
    [402, said, { code: 'ERR_PROVIDER_QUOTA', retryable: false, fate: 'run' }],
    [403, said, { code: 'ERR_PROVIDER_FORBIDDEN', retryable: false, fate: 'run' }],
    [
      404,
      { error: { message: 'The model does not exist', code: 'model_not_found' } },
      { code: 'ERR_PROVIDER_MODEL_NOT_FOUND', fate: 'run' },
    ],
    [404, { error: { message: 'Unknown request URL' } }, { code: 'ERR_PROVIDER_PATH_NOT_FOUND', fate: 'run' }],
    [408, said, { code: 'ERR_PROVIDER_TIMEOUT', retryable: true }],
    [409, said, { code: 'ERR_PROVIDER_SERVER', retryable: true }],
    [413, said, { code: 'ERR_PROVIDER_TOO_LARGE', retryable: false, fate: 'sample' }],
    [422, said, { code: 'ERR_PROVIDER_BAD_REQUEST', retryable: false }],
    [429, said, { code: 'ERR_PROVIDER_RATE_LIMIT', retryable: true, fate: 'sample' }],
    [429, { error: { message: 'no credit', code: 'insufficient_quota' } }, { code: 'ERR_PROVIDER_QUOTA', retryable: false, fate: 'run' }],
    [500, said, { code: 'ERR_PROVIDER_SERVER', retryable: true }],
    [501, said, { code: 'ERR_PROVIDER_SERVER', retryable: false }],
    [529, said, { code: 'ERR_PROVIDER_SERVER', retryable: true }],
  ])('%i %j', async (status, body, expected) => {
    const error = await failure((response) => json(response, status, body))
    expect(error).toMatchObject({ ...expected, exitCode: 3 })
    expect(error.message).toContain('Acme (127.0.0.1:')
    expect(error.hint).toBeTruthy()
    expect(`${error.message} ${error.hint} ${String(error.cause)} ${error.stack}`).not.toContain(KEY)
  })
})

test('the three forms of waiting', async () => {
  expect((await failure((response) => json(response, 429, said, { 'retry-after': '2' }))).retryAfter).toBe(2000)
  expect((await failure((response) => json(response, 429, said, { 'retry-after-ms': '1500' }))).retryAfter).toBe(1500)
  const date = new Date(Date.now() + 20_000).toUTCString()
  const { retryAfter } = await failure((response) => json(response, 503, said, { 'retry-after': date }))
  expect(retryAfter).toBeGreaterThan(15_000)
  expect(retryAfter).toBeLessThanOrEqual(20_000)
})

test('web pages, garbage and redirects', async () => {
  const page = '<html><head><title>Log in</title></head></html>'
  expect(await failure((response) => response.end(page))).toMatchObject({ code: 'ERR_PROVIDER_NOT_JSON', retryable: true })
  const gateway = await failure((response) => response.writeHead(502).end('<html><h1>502 Bad Gateway</h1></html>'))
  expect(gateway).toMatchObject({ code: 'ERR_PROVIDER_SERVER', message: expect.stringContaining('502 Bad Gateway') })
  expect(await failure((response) => json(response, 200, '{"a":'))).toMatchObject({ code: 'ERR_PROVIDER_MALFORMED', retryable: true })
  expect(await failure((response) => json(response, 200, ''))).toMatchObject({ code: 'ERR_PROVIDER_MALFORMED' })
  const moved = await failure((response) => response.writeHead(308, { location: 'https://elsewhere/v1?key=abcdef' }).end())
  expect(moved).toMatchObject({ code: 'ERR_PROVIDER_REDIRECT', message: expect.stringContaining('https://elsewhere/v1?key=[redacted]') })
})

test('network errors name provider and model; whoever ended the signal gets his own error back', async () => {
  const cut = await failure((response) => {
    response.writeHead(200, { 'content-length': '900' })
    response.write('{')
    setTimeout(() => response.socket?.destroy(), 10)
  })
  expect(cut).toMatchObject({ code: 'ERR_HTTP_CUT', message: expect.stringContaining('Acme (127.0.0.1:') })
  const own = Object.assign(new Error('mine'), { '~binnacle': 'error', code: 'ERR_MINE' })
  await expect(
    postJson({ http: http.request }, { url: loopback.url, body: {}, provider: 'Acme', signal: AbortSignal.abort(own) }),
  ).rejects.toBe(own)
  const foreign = postJson(
    { http: () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })) },
    { url: loopback.url, body: {}, provider: 'Acme' },
  )
  await expect(foreign).rejects.toMatchObject({ code: 'ERR_HTTP_REFUSED' })
})
