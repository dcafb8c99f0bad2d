import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { type Answer, checkValue, FINISH_REASONS, isBinnacleError, type Model } from '@binnacle/core'
import { createRequest } from '@binnacle/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptAnswer } from '../../packages/engine/src/execute/accept-answer.ts'
import { createHttp } from '../../packages/http/src/index.ts'
import { createPythonRandom } from '../../packages/random/src/index.ts'
import { openAnswerFile } from '../../packages/records/src/index.ts'
import { openaiClient } from '../../plugins/client-openai/src/openai-client.ts'
import { mutateReply, type RawReply } from '../support/mutate-reply.ts'

/** Changed replies; more by hand: `BINNACLE_FUZZ=20000`. */
const CASES = Number(process.env['BINNACLE_FUZZ'] ?? 3_000)
const SEED = Number(process.env['BINNACLE_FUZZ_SEED'] ?? 1)

const PROMPT = 'Is water wet? Ja, größtenteils.'
const TOKENS = ['Is', ' water', ' wet', '?', ' Ja', ',', ' größ', 'tenteils', '.']

type Json = Readonly<Record<string, unknown>>
const fields = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a server may be asked, a good reply to it, and where the texts of a reply stand. */
interface Case {
  readonly api: 'chat' | 'completions' | 'responses'
  readonly scoring?: true
  readonly numCompletions?: number
  readonly reply: object
}

const usage = { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9, prompt_tokens_details: { cached_tokens: 3 } }
const listed = (words: readonly string[]): object => ({
  content: words.map((token, place) => ({ token, logprob: -0.5 - place, top_logprobs: [{ token, logprob: -0.5 - place }] })),
})
const chat = (message: object, more: object = {}): Case => ({
  api: 'chat',
  reply: { id: 'x', model: 'm-1', system_fingerprint: 'fp', choices: [{ index: 0, message, finish_reason: 'stop', ...more }], usage },
})
const CASES_OF: readonly Case[] = [
  chat({ role: 'assistant', content: 'Ja, größtenteils' }, { logprobs: listed(['Ja', ',', ' größ', 'tenteils']) }),
  chat({
    role: 'assistant',
    content: [
      { type: 'thinking', thinking: 'hm' },
      { type: 'text', text: 'Y' },
      { type: 'text', text: 'es' },
    ],
  }),
  chat({ role: 'assistant', content: null, refusal: 'I will not.' }),
  chat({ role: 'assistant', content: '', reasoning_content: 'let me see' }, { finish_reason: 'length' }),
  chat({ role: 'assistant', content: null, tool_calls: [{ id: 't', function: { name: 'f' } }] }, { finish_reason: 'tool_calls' }),
  {
    api: 'chat',
    numCompletions: 2,
    reply: {
      choices: [
        { index: 1, message: { content: 'second' }, finish_reason: 'stop' },
        { index: 0, message: { content: 'first' }, finish_reason: 'length' },
      ],
    },
  },
  {
    api: 'completions',
    reply: { choices: [{ text: ' B', finish_reason: 'stop', logprobs: { tokens: [' B'], token_logprobs: [-0.25] } }], usage },
  },
  {
    api: 'completions',
    scoring: true,
    reply: {
      choices: [
        {
          text: PROMPT,
          finish_reason: 'length',
          logprobs: { tokens: TOKENS, token_logprobs: [null, -1, -2, -0.5, -3, -0.1, -4, -0.2, -0.01], top_logprobs: null },
        },
      ],
      usage,
    },
  },
  {
    api: 'responses',
    reply: {
      status: 'completed',
      model: 'm-1',
      output: [
        { type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }] },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Yes.', logprobs: [] }] },
      ],
      usage: { input_tokens: 7, output_tokens: 2, total_tokens: 9 },
    },
  },
]

/** What was sent, as one who did not write the client reads it; undefined where no reply can be read. */
function readSent({ status, headers, body, breaksAt }: RawReply): unknown {
  if (breaksAt !== undefined && breaksAt < body.length) return undefined
  if (status < 200 || status > 299) return undefined
  try {
    let open = body
    for (const name of (headers['content-encoding'] ?? '')
      .split(', ')
      .filter((one) => one !== '')
      .toReversed()) {
      open = name === 'gzip' ? gunzipSync(open) : name === 'deflate' ? inflateSync(open) : brotliDecompressSync(open)
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(open)
    // Outside of texts, the words for numbers that JSON lacks.
    const parts = text.split(/("(?:[^"\\]|\\.)*")/s)
    const words = parts.map((part, place) =>
      place % 2 === 1 ? part : part.replace(/-?Infinity/g, (word) => (word[0] === '-' ? '-1e999' : '1e999')).replace(/-?NaN/g, 'null'),
    )
    return JSON.parse(words.join(''))
  } catch {
    return undefined
  }
}

/** All that stands anywhere in a value: texts and numbers as they are, the rest as JSON. */
function partsOf(value: unknown, found: Set<unknown> = new Set()): Set<unknown> {
  found.add(typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value))
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) partsOf(inner, found)
  return found
}

const TEXT_TYPES: readonly unknown[] = [undefined, 'text', 'output_text', 'input_text']

/** The texts that a place of the reply may be taken for. */
function textsAt(content: unknown): readonly unknown[] {
  const pieces = Array.isArray(content) ? content : [content]
  const texts = pieces
    .map((piece) => (typeof piece === 'string' ? piece : TEXT_TYPES.includes(fields(piece)['type']) ? fields(piece)['text'] : undefined))
    .filter((text) => typeof text === 'string')
  const refusals = pieces.map((piece) => fields(piece)).filter(({ type }) => type === 'refusal')
  return [...(texts.length === 0 ? [] : [texts.join('')]), ...refusals.map(({ refusal }) => refusal)]
}

/** Words for ends at which there may be no text. */
const ENDS_EMPTY: readonly unknown[] = ['length', 'content_filter', 'tool_calls']

/** Names of fields and types of pieces that say something other than a text. */
const SAYS_OTHER = /reasoning|think|thought|tool|function|refusal|_call$/

/** What each choice may be taken for: its texts, and whether it may be empty. */
function choicesSent(sent: unknown, { api }: Case): readonly { readonly texts: readonly unknown[]; readonly mayBeEmpty: boolean }[] {
  if (api === 'responses') {
    const output = list(fields(sent)['output']).map(fields)
    const content = output.filter(({ type }) => type === 'message').flatMap((message) => message['content'])
    const others = [...output.filter(({ type }) => type !== 'message'), ...content.map(fields)].map(({ type }) => String(type))
    return [
      { texts: textsAt(content), mayBeEmpty: fields(sent)['status'] === 'incomplete' || others.some((name) => SAYS_OTHER.test(name)) },
    ]
  }
  return list(fields(sent)['choices']).map((choice) => {
    const own = fields(choice)
    const message = fields(own['message'])
    const texts = api === 'completions' ? textsAt(own['text']) : [...textsAt(message['content']), message['refusal']]
    const finish = own['finish_reason']
    const pieces = [api === 'completions' ? own['text'] : message['content']].flat().map((piece) => String(fields(piece)['type']))
    const names = Object.entries({ ...message, ...own, message: null, finish_reason: null }).filter(
      ([, value]) => value !== null && value !== '',
    )
    const says = [...pieces, ...names.map(([name]) => name)].some((name) => SAYS_OTHER.test(name))
    return { texts, mayBeEmpty: says || ENDS_EMPTY.includes(finish) }
  })
}

/** Checks that an answer is one that the server gave. */
function expectGiven(answer: Answer, reply: RawReply, asked: Case): void {
  if (answer.filtered !== undefined) {
    expect(answer.completions.map(({ text }) => text)).toEqual(answer.completions.map(() => ''))
    expect(JSON.stringify(readSent({ ...reply, status: 200 })) ?? reply.body.toString()).toMatch(/filter|flagged/)
    return
  }
  const sent = readSent(reply)
  expect(sent).toBeDefined()
  const given = partsOf(sent)
  const choices = [...choicesSent(sent, asked)]
  expect(answer.completions.length).toBe(asked.numCompletions ?? 1)
  // Empty texts come last: they may be any choice that can be empty.
  const completions = answer.completions.toSorted((left, right) => Number(left.text === '') - Number(right.text === ''))
  for (const { text, finishReason, providerReason, tokens = [], logprob, thinking } of completions) {
    if (asked.scoring) {
      expect(text).toBe(PROMPT)
      expect(tokens.map((token) => token.text).join('')).toBe(PROMPT)
    } else {
      const said = choices.findIndex(({ texts }) => texts.includes(text))
      const place = said >= 0 || text !== '' ? said : choices.findIndex(({ mayBeEmpty }) => mayBeEmpty)
      expect(place, `no choice says ${JSON.stringify(text)}`).toBeGreaterThanOrEqual(0)
      choices.splice(place, 1)
    }
    if (finishReason !== undefined) expect(FINISH_REASONS).toContain(finishReason)
    if (providerReason !== undefined && providerReason !== 'refusal') {
      expect(
        [...given].some((part) => String(part).startsWith(providerReason)),
        providerReason,
      ).toBe(true)
    }
    for (const token of tokens) if (token.logprob !== undefined) expect(given).toContain(token.logprob)
    const known = tokens.flatMap((token) => (token.logprob === undefined ? [] : [token.logprob]))
    if (logprob !== undefined) expect(logprob).toBe(known.reduce((sum, one) => sum + one, 0))
    if (thinking !== undefined)
      for (const line of thinking.split('\n')) expect([...given].some((leaf) => String(leaf).includes(line))).toBe(true)
  }
  for (const [name, count] of Object.entries(answer.usage ?? {})) {
    expect(Number.isInteger(count) && count >= 0, `${name} ${count}`).toBe(true)
    expect(given).toContain(count)
  }
  for (const word of [answer.model, answer.fingerprint]) if (word !== undefined) expect(given).toContain(word)
}

let server: Server
let next: RawReply
const http = createHttp({ env: {} })
const folder = mkdtempSync(join(tmpdir(), 'binnacle-fuzz-'))
const models = new Map<string, Model>()

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { status, headers, body, breaksAt } = next
      response.writeHead(status, { ...headers, 'content-length': body.length })
      if (breaksAt === undefined) response.end(body)
      else if (breaksAt === 0) response.destroy()
      else response.write(body.subarray(0, breaksAt), () => response.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const context = { http: http.request, fetch: http.fetch, warn: () => undefined } as unknown as Parameters<typeof openaiClient.open>[2]
  for (const api of ['chat', 'completions', 'responses'] as const) {
    const options = { baseUrl, api, logprobs: true }
    const checked = checkValue(openaiClient.options!, options)
    if (checked.issues !== undefined) throw new Error(JSON.stringify(checked.issues))
    const deployment = {
      '~contract': 1,
      '~kind': 'deployments',
      name: 'f/m',
      description: '',
      model: 'f/m',
      client: 'openai',
      options,
    } as const
    models.set(api, await openaiClient.open(deployment, checked.value, context))
  }
})

afterAll(async () => {
  await http.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

it(`of ${CASES} changed replies none becomes an answer that the server did not give`, { timeout: 60_000 + CASES * 20 }, async () => {
  const random = createPythonRandom(SEED)
  const file = openAnswerFile(join(folder, 'answers.jsonl'))
  const kept = new Map<string, Answer>()
  const ends: Record<string, number> = {}
  for (let number = 0; number < CASES; number++) {
    const asked = CASES_OF[random.randint(0, CASES_OF.length - 1)]!
    next = mutateReply(asked.reply, random)
    const scoring = asked.scoring === true
    const { numCompletions = 1 } = asked
    const request = createRequest({ prompt: PROMPT, maxTokens: scoring ? 0 : 5, numCompletions, echoPrompt: scoring, topKPerToken: 1 })
    const model = models.get(asked.api)!
    const call = { signal: new AbortController().signal, attempt: 0, runs: [] } as unknown as Parameters<NonNullable<Model['generate']>>[1]
    const place = `reply ${number} of seed ${SEED}: ${next.status} ${JSON.stringify(next.headers)} ${JSON.stringify(next.body.toString())}`
    let answer: Answer
    try {
      const given = await (scoring ? model.scoreText! : model.generate!)(request, call)
      answer = acceptAnswer(given, { request, capability: scoring ? 'scoreText' : 'generate' }, { recorded: false } as never)
    } catch (error) {
      if (!isBinnacleError(error)) throw new Error(place, { cause: error })
      expect(error.message.length + (error.hint ?? '').length, place).toBeLessThan(1500)
      ends[error.code] = (ends[error.code] ?? 0) + 1
      continue
    }
    try {
      expectGiven(answer, next, asked)
    } catch (cause) {
      throw new Error(`${place}\n${JSON.stringify(answer)}`, { cause })
    }
    ends['answer'] = (ends['answer'] ?? 0) + 1
    const key = createHash('sha256').update(String(number)).digest('hex')
    kept.set(key, answer)
    await file.record(key, answer)
  }
  for (const [key, answer] of kept) expect(file.read(key)).toEqual(answer)
  file.close()
  // Most are told apart; those whose changes do no harm are answers still.
  expect(ends['answer'], JSON.stringify(ends)).toBeGreaterThan(CASES * 0.3)
  expect(CASES - ends['answer']!, JSON.stringify(ends)).toBeGreaterThan(CASES * 0.3)
})
