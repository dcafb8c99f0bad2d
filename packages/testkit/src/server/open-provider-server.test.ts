import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openProviderServer, type ProviderServer } from './open-provider-server.ts'
import type { Failure, Reply } from './reply.ts'
import type { Wire } from './wire.ts'

/** A provider with a form of its own. */
const lighthouse: Wire = {
  name: 'lighthouse',
  read: ({ method, path, body }) =>
    method !== 'POST' || path !== '/v1/shine' || body === undefined
      ? undefined
      : {
          model: 'beam',
          prompt: String(body['text']),
          numCompletions: 1,
          maxTokens: undefined,
          temperature: undefined,
          topP: undefined,
          stopSequences: [],
          stream: false,
          echo: false,
          logprobs: false,
        },
  answer: ({ completions }) => ({ said: completions.map(({ text }) => text) }),
  error: (status, message) => ({ oops: `${status} ${message}` }),
}

let server: ProviderServer

beforeAll(async () => {
  server = await openProviderServer({ wires: [lighthouse], models: ['one', 'two'] })
})
afterEach(() => {
  server.reset()
  server.reply('A')
})
afterAll(() => server.close())

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

/** How each form asks, and where its answer has the text. */
const FORMS = [
  [
    'openai-chat',
    '/v1/chat/completions',
    (prompt: string, more: Ask) => ({
      model: 'm',
      messages: [{ role: 'user', content: prompt }],
      n: more.n,
      max_tokens: more.cap,
      stop: more.stop,
      stream: more.stream,
    }),
    (json: any) => json.choices.map((choice: any) => [choice.message.content, choice.finish_reason]),
    'length',
  ],
  [
    'openai-completions',
    '/v1/completions',
    (prompt: string, more: Ask) => ({ model: 'm', prompt, n: more.n, max_tokens: more.cap, stop: more.stop, stream: more.stream }),
    (json: any) => json.choices.map((choice: any) => [choice.text, choice.finish_reason]),
    'length',
  ],
  [
    'google',
    '/v1beta/models/m:generateContent',
    (prompt: string, more: Ask) => ({
      contents: [{ role: 'user', parts: [{ text: prompt }] }],
      generationConfig: { candidateCount: more.n, maxOutputTokens: more.cap, stopSequences: more.stop },
    }),
    (json: any) => json.candidates.map((one: any) => [one.content.parts[0].text, one.finishReason]),
    'MAX_TOKENS',
  ],
] as const

interface Ask {
  readonly n?: number
  readonly cap?: number
  readonly stop?: readonly string[]
  readonly stream?: boolean
}

describe.each(FORMS)('%s', (wire, path, bodyOf, read, cut) => {
  test('says as many texts as are asked for, cut at the stop sequences and at the cap', async () => {
    server.reply('one two three\nfour')
    const json = await (await post(path, bodyOf('Count!', { n: 2, cap: 2, stop: ['\n'] }))).json()
    expect(read(json)).toEqual([
      ['one two', cut],
      ['one two', cut],
    ])
    expect(server.received).toMatchObject([
      { prompt: 'Count!', count: 1, asked: { wire, numCompletions: 2, maxTokens: 2, stopSequences: ['\n'] } },
    ])
  })

  test('says several texts', async () => {
    server.reply({ say: ['red', 'blue'] })
    expect(read(await (await post(path, bodyOf('Colours?', { n: 3 }))).json()).map(([text]: [string]) => text)).toEqual([
      'red',
      'blue',
      'red',
    ])
  })
})

test('Anthropic and the responses of OpenAI give one text', async () => {
  server.reply({ say: 'Lisbon', thinking: 'a port' })
  const anthropic: any = await (
    await post('/v1/messages', {
      model: 'claude',
      max_tokens: 9,
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Where?' }] }],
    })
  ).json()
  expect(anthropic).toMatchObject({
    model: 'claude',
    content: [{ thinking: 'a port' }, { text: 'Lisbon' }],
    stop_reason: 'end_turn',
    usage: { output_tokens: 1 },
  })
  const responses: any = await (await post('/v1/responses', { model: 'gpt', input: 'Where?', max_output_tokens: 9 })).json()
  expect(responses).toMatchObject({ model: 'gpt', status: 'completed', output: [{ type: 'reasoning' }, { content: [{ text: 'Lisbon' }] }] })
  expect(server.received.map(({ prompt }) => prompt)).toEqual(['Where?', 'Where?'])
})

test('log-probabilities of the prompt are echoed, the first without one', async () => {
  const json: any = await (
    await post('/v1/completions', { model: 'm', prompt: 'The sky is blue', max_tokens: 0, echo: true, logprobs: 1 })
  ).json()
  const { tokens, token_logprobs: logprobs, text_offset: offsets } = json.choices[0].logprobs
  expect(tokens).toEqual(['The', ' sky', ' is', ' blue'])
  expect(logprobs[0]).toBeNull()
  expect(logprobs.slice(1).every((one: number) => one < 0)).toBe(true)
  expect(offsets).toEqual([0, 3, 7, 10])
})

test('a private form', async () => {
  server.reply(({ prompt }) => prompt.toUpperCase())
  expect(await (await post('/v1/shine', { text: 'light' })).json()).toEqual({ said: ['LIGHT'] })
  server.reply({ fail: 403, message: 'too bright' })
  expect(await (await post('/v1/shine', { text: 'light' })).json()).toEqual({ oops: '403 too bright' })
})

describe('streams', () => {
  test.each([
    [
      '/v1/chat/completions',
      { model: 'm', stream: true, messages: [{ role: 'user', content: 'x' }] },
      (data: any) => data.choices[0]?.delta.content ?? '',
      true,
    ],
    ['/v1/completions', { model: 'm', stream: true, prompt: 'x' }, (data: any) => data.choices[0]?.text ?? '', true],
    [
      '/v1/responses',
      { model: 'm', stream: true, input: 'x' },
      (data: any) => (data.type === 'response.output_text.delta' ? data.delta : ''),
      false,
    ],
    [
      '/v1/messages',
      { model: 'm', stream: true, max_tokens: 99, messages: [{ role: 'user', content: 'x' }] },
      (data: any) => data.delta?.text ?? '',
      false,
    ],
    [
      '/v1beta/models/m:streamGenerateContent?alt=sse',
      { contents: [{ parts: [{ text: 'x' }] }] },
      (data: any) => data.candidates[0].content.parts[0].text,
      false,
    ],
  ])('%s', async (path, body, textOf, ends) => {
    const text = 'Lisbon lies — by the Tagus 🌊'
    server.reply(text)
    const response = await post(path, body)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const whole = await response.text()
    const data = [...whole.matchAll(/^data: (.*)$/gm)].map(([, one]) => one!)
    expect(data.at(-1) === '[DONE]').toBe(ends)
    expect(
      data
        .filter((one) => one !== '[DONE]')
        .map((one) => textOf(JSON.parse(one)))
        .join(''),
    ).toBe(text)
  })

  test('of Google without events are one list', async () => {
    const json: any = await (await post('/v1beta/models/m:streamGenerateContent', { contents: [{ parts: [{ text: 'x' }] }] })).json()
    expect(json.at(-1).candidates[0].finishReason).toBe('STOP')
  })

  test('that are cut', async () => {
    server.reply({ fail: 'cut' })
    const response = await post('/v1/chat/completions', { model: 'm', stream: true, messages: [] })
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })
})

describe('failures', () => {
  const ask = () => post('/v1/chat/completions', { model: 'm', messages: [{ role: 'user', content: 'x' }] })

  test.each([400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 529] as const)(
    'the status %i in the form of each provider',
    async (fail) => {
      server.reply({ fail })
      const openai = await ask()
      expect(openai.status).toBe(fail)
      expect(await openai.json()).toMatchObject({ error: { message: expect.any(String), type: expect.any(String) } })
      const anthropic = await post('/v1/messages', { model: 'm', messages: [] })
      expect(anthropic.status).toBe(fail)
      expect(await anthropic.json()).toMatchObject({ type: 'error', error: { type: expect.stringMatching(/_error|request_too_large/) } })
      const google = await post('/v1beta/models/m:generateContent', { contents: [] })
      expect(google.status).toBe(fail)
      expect(await google.json()).toMatchObject({ error: { code: fail, status: expect.stringMatching(/^[A-Z_]+$/) } })
    },
  )

  test('asks to wait in every form', async () => {
    server.reply([
      { fail: 429, retryAfter: { seconds: 7 } },
      { fail: 429, retryAfter: { milliseconds: 250 } },
      { fail: 429, retryAfter: { date: new Date('2030-01-02T03:04:05Z') } },
      { fail: 429, retryAfter: { body: 9 } },
    ])
    const headers = [await ask(), await ask(), await ask()].map((response) => response.headers)
    expect(headers[0]!.get('retry-after')).toBe('7')
    expect(headers[1]!.get('retry-after-ms')).toBe('250')
    expect(headers[2]!.get('retry-after')).toBe('Wed, 02 Jan 2030 03:04:05 GMT')
    const google: any = await (await post('/v1beta/models/m:generateContent', { contents: [] })).json()
    expect(google.error.details).toEqual([{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '9s' }])
  })

  test.each<[Failure, (response: Response) => Promise<unknown>]>([
    ['malformed', async (response) => expect(response.json()).rejects.toThrow(SyntaxError)],
    ['html', async (response) => expect(await response.text()).toContain('<title>Sign in to the network</title>')],
    ['empty', async (response) => expect(await response.json()).toMatchObject({ choices: [] })],
    [
      'filter',
      async (response) =>
        expect(await response.json()).toMatchObject({ choices: [{ finish_reason: 'content_filter', message: { content: '' } }] }),
    ],
    ['cut', async (response) => expect(response.text()).rejects.toThrow()],
  ])('%s', async (fail, look) => {
    server.reply({ fail })
    const response = await ask()
    expect(response.status).toBe(200)
    await look(response)
  })

  test('a dropped connection, and one that hangs until it is ended', async () => {
    server.reply({ fail: 'drop' })
    await expect(ask()).rejects.toThrow('fetch failed')
    server.reply({ fail: 'hang' })
    const end = new AbortController()
    const hanging = fetch(`${server.url}/v1/completions`, { method: 'POST', body: '{"prompt":"x"}', signal: end.signal })
    await server.arrived(2)
    expect(server.open).toBe(1)
    end.abort()
    await expect(hanging).rejects.toThrow('aborted')
    await server.settled()
    expect(server.open).toBe(0)
  })

  test('any answer at all', async () => {
    server.reply({ status: 418, body: 'short and stout', headers: { 'content-type': 'text/plain' } })
    const response = await ask()
    expect([response.status, await response.text()]).toEqual([418, 'short and stout'])
  })
})

describe('scripts', () => {
  const say = async (): Promise<string> => {
    const json: any = await (await post('/v1/completions', { prompt: 'x' })).json()
    return json.choices[0].text
  }

  test('a sequence: the last reply stays, and a reset begins anew', async () => {
    server.reply(['one', { fail: 503 }, 'three'] satisfies Reply[])
    expect(await say()).toBe('one')
    expect((await post('/v1/completions', { prompt: 'x' })).status).toBe(503)
    expect([await say(), await say()]).toEqual(['three', 'three'])
    server.reset()
    expect(await say()).toBe('one')
    expect(server.received).toHaveLength(1)
  })

  test('by the request, held back until the test lets it go', async () => {
    const gate = Promise.withResolvers<void>()
    server.reply(({ count }) => ({ say: `answer ${count}`, after: gate.promise }))
    const two = [say(), say()]
    await server.arrived(2)
    expect([server.open, server.mostAtOnce]).toEqual([2, 2])
    gate.resolve()
    expect((await Promise.all(two)).toSorted()).toEqual(['answer 1', 'answer 2'])
  })
})

test('lists of models and counts of tokens', async () => {
  const get = async (path: string, headers: Record<string, string> = {}) => (await fetch(`${server.url}${path}`, { headers })).json()
  expect(await get('/v1/models')).toMatchObject({ data: [{ id: 'one' }, { id: 'two' }] })
  expect(await get('/v1/models', { 'anthropic-version': '2023-06-01' })).toMatchObject({ data: [{ type: 'model', id: 'one' }, {}] })
  expect(await get('/v1beta/models')).toMatchObject({ models: [{ name: 'models/one' }, {}] })
  const count: any = await (await post('/v1beta/models/m:countTokens', { contents: [{ parts: [{ text: 'one two three' }] }] })).json()
  expect(count.totalTokens).toBe(3)
  const messages: any = await (await post('/v1/messages/count_tokens', { messages: [{ content: 'one two' }] })).json()
  expect(messages.input_tokens).toBe(2)
  expect((await fetch(`${server.url}/v1/nothing`)).status).toBe(404)
})

test('a key that is wanted', async () => {
  const guarded = await openProviderServer({ key: 'sk-right-key', reply: 'in', model: 'served-1' })
  const chat = (headers: Record<string, string>) =>
    fetch(`${guarded.url}/v1/chat/completions`, { method: 'POST', headers, body: '{"messages":[]}' })
  expect((await chat({})).status).toBe(401)
  expect((await chat({ authorization: 'Bearer sk-wrong-key' })).status).toBe(401)
  expect(await (await chat({ authorization: 'Bearer sk-right-key' })).json()).toMatchObject({ model: 'served-1' })
  const google = (query: string, headers = {}) =>
    fetch(`${guarded.url}/v1beta/models/m:generateContent${query}`, { method: 'POST', headers, body: '{"contents":[]}' })
  expect([
    (await google('?key=sk-right-key')).status,
    (await google('', { 'x-goog-api-key': 'sk-right-key' })).status,
    (await google('?key=x')).status,
  ]).toEqual([200, 200, 401])
  const anthropic = await fetch(`${guarded.url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': 'sk-right-key' },
    body: '{"messages":[]}',
  })
  expect(anthropic.status).toBe(200)
  await guarded.close()
})
