import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postJson } from '@binnacle/client-kit'
import { createHttp, type Http } from '@binnacle/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openProviderServer, type ProviderServer } from '../server/open-provider-server.ts'
import { openCassette } from './open-cassette.ts'

const KEY = 'sk-secret-0123456789abcdef'
const folder = mkdtempSync(join(tmpdir(), 'binnacle-cassette-'))
const file = join(folder, 'tapes', 'chat.json')
let server: ProviderServer
let http: Http

beforeAll(async () => {
  server = await openProviderServer({ reply: ({ prompt }) => `You said ${prompt}` })
})
beforeEach(() => {
  http = createHttp({ env: {} })
})
afterEach(() => http.close())
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const body = (prompt: string, more: object = {}) => ({ model: 'm', messages: [{ role: 'user', content: prompt }], ...more })

/** Asks as a client does. */
async function ask(
  network: Pick<Http, 'fetch'> & { readonly http: Http['request'] },
  prompt: string,
  more: object = {},
  path = '/v1/chat/completions',
): Promise<string> {
  const request = {
    url: `${server.url}${path}`,
    headers: { authorization: `Bearer ${KEY}` },
    body: body(prompt, more),
    provider: 'Chat',
    secrets: [KEY],
  }
  const { json } = await postJson({ http: network.http }, request)
  return (json as { choices: { message: { content: string } }[] }).choices[0]!.message.content
}

/** Records some exchanges, and gives the text of the file. */
async function record(work: (cassette: ReturnType<typeof openCassette>) => Promise<unknown>, options: object = {}): Promise<string> {
  const cassette = openCassette(file, { mode: 'record', network: { http: http.request, fetch: http.fetch }, ...options })
  await work(cassette)
  await cassette.close()
  return readFileSync(file, 'utf8')
}

test('what was recorded is given again, without a network', async () => {
  await record(async (cassette) => {
    await ask(cassette, 'hello')
    await ask(cassette, 'naïve 👩‍👧\u0000')
  })
  const before = server.received.length
  const cassette = openCassette(file, { mode: 'replay' })
  expect(await ask(cassette, 'hello')).toBe('You said hello')
  expect(await ask(cassette, 'naïve 👩‍👧\u0000')).toBe('You said naïve 👩‍👧\u0000')
  expect(server.received).toHaveLength(before)
  await cassette.close()
})

test('fields in another order are the same request', async () => {
  await record((cassette) => ask(cassette, 'hello', { temperature: 0, n: 1 }))
  const cassette = openCassette(file, { mode: 'replay' })
  expect(await ask(cassette, 'hello', { n: 1, temperature: 0 })).toBe('You said hello')
})

test('equal requests are answered in their order, the last again and again', async () => {
  server.reply(({ count }) => `answer ${count}`)
  server.reset()
  await record(async (cassette) => {
    for (let index = 0; index < 3; index++) await ask(cassette, 'again')
  })
  const cassette = openCassette(file, { mode: 'replay' })
  const said: string[] = []
  for (let index = 0; index < 4; index++) said.push(await ask(cassette, 'again'))
  expect(said).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 3'])
  server.reply(({ prompt }) => `You said ${prompt}`)
})

test('failures are recorded too', async () => {
  server.reply([{ fail: 429, retryAfter: { seconds: 3 } }, 'then'])
  await record(async (cassette) => {
    await expect(ask(cassette, 'busy?')).rejects.toMatchObject({ code: 'ERR_PROVIDER_RATE_LIMIT', retryAfter: 3000 })
    await ask(cassette, 'busy?')
  })
  server.reply(({ prompt }) => `You said ${prompt}`)
  const cassette = openCassette(file, { mode: 'replay' })
  await expect(ask(cassette, 'busy?')).rejects.toMatchObject({ code: 'ERR_PROVIDER_RATE_LIMIT', retryAfter: 3000 })
  expect(await ask(cassette, 'busy?')).toBe('then')
})

test('fetch is recorded as well: streams, binary answers, answers without a body', async () => {
  const bytes = new Uint8Array([0, 255, 254, 128, 1])
  const asked: string[] = []
  const network = {
    http: http.request,
    fetch: async (url: string, init?: RequestInit) => {
      asked.push(`${url} ${String(init?.body ?? '')}`)
      if (url.endsWith('/none')) return new Response(null, { status: 204 })
      return url.endsWith('/bytes') ? new Response(bytes) : http.fetch(url, init)
    },
  }
  const stream = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body('stream'), stream: true }),
  }
  const read = async (cassette: ReturnType<typeof openCassette>) => [
    await (await cassette.fetch(`${server.url}/v1/chat/completions`, stream)).text(),
    [...new Uint8Array(await (await cassette.fetch('https://example.org/bytes')).arrayBuffer())],
    (await cassette.fetch('https://example.org/none')).status,
  ]
  let live: unknown
  await record(async (cassette) => (live = await read(cassette)), { network })
  expect(asked[0]).toContain('"content":"stream"')
  expect(live).toEqual([expect.stringContaining('data: [DONE]'), [...bytes], 204])
  expect(await read(openCassette(file, { mode: 'replay' }))).toEqual(live)
})

describe('secrets', () => {
  test('stand nowhere in the file, wherever they stood', async () => {
    const other = 'hunter2-hunter2'
    const query = 'AIzaSyA-secret-query-0123456789'
    const form = 'client-form-secret-42'
    const text = await record(
      async (cassette) => {
        server.reply(({ headers }) => ({
          status: 401,
          body: JSON.stringify({ error: { message: `bad key ${headers.authorization} or gsk_foreign0123456789` } }),
          headers: { 'set-cookie': 'session=c00kie-value-1234', 'x-request': `for ${KEY}` },
        }))
        await ask(cassette, 'x', {}, `/v1/chat/completions?key=${query}`).catch(() => {})
        server.reply(`the words are ${other} and ${KEY}`)
        await ask(cassette, `tell ${other}`, { api_key: 'body-field-secret', nested: [{ client_secret: 'nested-secret-value' }] })
        await cassette.http({
          url: `http://user:pass-word-1@127.0.0.1:${new URL(server.url).port}/v1/models`,
          headers: { cookie: 'sid=my-cookie-12345678', 'X-Team': 'team-secret-9876' },
        })
        await cassette.fetch(`${server.url}/token`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `client_secret=${form}&grant=x`,
        })
        await cassette.http({ url: `${server.url}/pretty`, method: 'POST', body: '{\n  "password": "pretty-printed-secret"\n}' })
      },
      { secrets: [other], redactHeaders: ['x-team'] },
    )
    for (const secret of [
      KEY,
      other,
      query,
      form,
      'gsk_foreign0123456789',
      'body-field-secret',
      'nested-secret-value',
      'pass-word-1',
      'my-cookie-12345678',
      'c00kie-value-1234',
      'team-secret-9876',
      'pretty-printed-secret',
      encodeURIComponent(query),
      Buffer.from(KEY).toString('base64'),
    ]) {
      expect(text, secret).not.toContain(secret)
    }
    expect(text).toContain('[redacted]')
    server.reply(({ prompt }) => `You said ${prompt}`)
  })

  test('do not change which request is meant', async () => {
    await record((cassette) => ask(cassette, 'hello', { api_key: 'the-key-of-the-recorder' }, '/v1/chat/completions?key=first-query-key'))
    const cassette = openCassette(file, { mode: 'replay' })
    const answer = await ask(cassette, 'hello', { api_key: 'another-key-in-ci' }, '/v1/chat/completions?key=second-query-key')
    expect(answer).toBe('You said hello')
  })

  test('are no words of answers: tokens of log-probabilities stay', async () => {
    server.reply('none of the keys: sk-not-really-1234567')
    const text = await record((cassette) => ask(cassette, 'key', { logprobs: true }))
    server.reply(({ prompt }) => `You said ${prompt}`)
    expect(text).toContain('"token": "none"')
    expect(text).toContain('sk-not-really-1234567')
  })

  test('in a form that is not known stop the writing', async () => {
    const before = readFileSync(file, 'utf8')
    const cassette = openCassette(file, {
      mode: 'record',
      secrets: ['very-secret-value'],
      network: {
        http: async () => ({ status: 200, headers: {}, body: Buffer.from('very-secret-value').toString('base64') }),
        fetch: http.fetch,
      },
    })
    await cassette.http({ url: 'https://example.org/' })
    await expect(cassette.close()).rejects.toMatchObject({ code: 'ERR_CASSETTE_SECRET' })
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

describe('a miss says what is nearest', () => {
  beforeEach(() => record((cassette) => ask(cassette, 'The capital of France is', { temperature: 0 })))

  test.each([
    [
      'another prompt',
      'The capital of Spain is',
      {},
      '/v1/chat/completions',
      /at messages\.0\.content: asked .*"The capital of Spain.*recorded .*"The capital of France/,
    ],
    ['another field', 'The capital of France is', { temperature: 1 }, '/v1/chat/completions', /at temperature: asked 1, recorded 0/],
    ['a field more', 'The capital of France is', { temperature: 0, seed: 7 }, '/v1/chat/completions', /at seed: asked 7, recorded nothing/],
    [
      'another address',
      'The capital of France is',
      { temperature: 0 },
      '/v2/chat',
      /the nearest that is recorded is POST .*\/v1\/chat\/completions/,
    ],
  ])('%s', async (_name, prompt, more, path, message) => {
    const cassette = openCassette(file, { mode: 'replay' })
    await expect(
      cassette.http({
        url: `${server.url}${path}`,
        method: 'POST',
        headers: { authorization: `Bearer ${KEY}` },
        body: JSON.stringify(body(prompt, { temperature: 0, ...more })),
      }),
    ).rejects.toMatchObject({
      code: 'ERR_CASSETTE_MISS',
      message: expect.stringMatching(message) as string,
      hint: expect.stringContaining('BINNACLE_CASSETTE=record') as string,
    })
  })

  test('and nothing of a secret', async () => {
    const cassette = openCassette(file, { mode: 'replay' })
    const error: unknown = await ask(cassette, 'x', { api_key: KEY }, `/v1/chat/completions?key=${KEY}`).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'ERR_CASSETTE_MISS' })
    expect(String(error)).not.toContain(KEY)
  })
})

describe('stale and broken cassettes', () => {
  test('a recorded request that nobody asks any more', async () => {
    await record(async (cassette) => {
      await ask(cassette, 'one')
      await ask(cassette, 'two')
    })
    const cassette = openCassette(file, { mode: 'replay' })
    await ask(cassette, 'one')
    expect(cassette.unused().map(({ body: taped }) => JSON.stringify(taped))).toEqual([expect.stringContaining('two')])
    await expect(cassette.close()).rejects.toMatchObject({
      code: 'ERR_CASSETTE_STALE',
      message: expect.stringContaining('no longer asked') as string,
    })
  })

  test('an old record', async () => {
    await record((cassette) => ask(cassette, 'one'))
    const tape = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...tape, recorded: '2020-01-01' }))
    expect(() => openCassette(file, { mode: 'replay', staleAfterDays: 30 })).toThrow(
      expect.objectContaining({ code: 'ERR_CASSETTE_STALE' }),
    )
    expect(openCassette(file, { mode: 'replay' }).count).toBe(1)
  })

  test.each([
    ['no file', undefined, 'ERR_CASSETTE_MISSING'],
    ['no JSON', '{', 'ERR_CASSETTE_BROKEN'],
    ['another form', '{"cassette":2}', 'ERR_CASSETTE_BROKEN'],
    ['no exchanges', '{"cassette":1,"recorded":"2026-01-01"}', 'ERR_CASSETTE_BROKEN'],
  ])('%s', (_name, text, code) => {
    const path = join(folder, `${code}-${text?.length}.json`)
    if (text !== undefined) writeFileSync(path, text)
    expect(() => openCassette(path, { mode: 'replay' })).toThrow(expect.objectContaining({ code }))
  })

  test('the variable says whether to record', () => {
    process.env['BINNACLE_CASSETTE'] = 'record'
    expect(openCassette(join(folder, 'new.json')).mode).toBe('record')
    delete process.env['BINNACLE_CASSETTE']
    expect(() => openCassette(join(folder, 'new.json'))).toThrow(expect.objectContaining({ code: 'ERR_CASSETTE_MISSING' }))
  })
})

test('a call that has been ended gets no answer', async () => {
  await record((cassette) => ask(cassette, 'one'))
  const cassette = openCassette(file, { mode: 'replay' })
  await expect(cassette.http({ url: server.url, signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  await expect(cassette.fetch(server.url, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})
