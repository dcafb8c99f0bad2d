import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { splitWords } from '../split-words.ts'
import { anthropicWire } from './anthropic-wire.ts'
import { googleWire } from './google-wire.ts'
import { openaiChatWire, openaiCompletionsWire, openaiResponsesWire } from './openai-wires.ts'
import { type Reply, replyTo, type Script, type ScriptedRequest } from './reply.ts'
import { say } from './say.ts'
import { sendAnswer, sendFailure, sendJson } from './send.ts'
import { contentText, objectOf, type ReceivedRequest, type Wire } from './wire.ts'

/** What a provider server takes. */
export interface ProviderServerOptions {
  /** How it answers; the model says `A` where absent. */
  readonly reply?: Script
  /** Forms beside those of OpenAI, Anthropic and Google. */
  readonly wires?: readonly Wire[]
  /** The only key that it takes; any, or none, where absent. */
  readonly key?: string
  /** What the model calls itself (the name by which it was asked). */
  readonly model?: string
  /** Names that the lists of models give. */
  readonly models?: readonly string[]
}

/** A provider on 127.0.0.1 that can fail in every way. */
export interface ProviderServer {
  /** `http://127.0.0.1:port`, for options like `baseUrl`. */
  readonly url: string
  /** Every request since the start or the last `reset`. */
  readonly received: readonly ScriptedRequest[]
  /** Requests that wait for the end of their answer. */
  readonly open: number
  /** The most that were open at once since the last `reset`. */
  readonly mostAtOnce: number
  /** Sets how requests are answered from now on; a sequence begins anew. */
  reply(script: Script): void
  /** Forgets what was received. */
  reset(): void
  /** Fulfilled when so many requests have come since the last `reset`. */
  arrived(count: number): Promise<void>
  /** Fulfilled when no request is open. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** The forms that the server speaks by itself. */
const WIRES: readonly Wire[] = [openaiChatWire, openaiCompletionsWire, openaiResponsesWire, anthropicWire, googleWire]

/** Starts a provider on a free port of this machine; nobody else can reach it. */
export async function openProviderServer(options: ProviderServerOptions = {}): Promise<ProviderServer> {
  const wires = [...(options.wires ?? []), ...WIRES]
  let script: Script = options.reply ?? 'A'
  let used = 0
  let received: ScriptedRequest[] = []
  let [open, mostAtOnce] = [0, 0]
  const { look, wait } = createWaiting()

  const server = createServer((message, response) => {
    open++
    mostAtOnce = Math.max(mostAtOnce, open)
    response.on('close', () => {
      open--
      look()
    })
    void readMessage(message).then(
      (request) => answer(request, response),
      () => response.destroy(),
    )
  })

  async function answer(request: ReceivedRequest, response: ServerResponse): Promise<void> {
    const wire = wires.find((one) => one.read(request) !== undefined)
    const asked = wire === undefined ? undefined : { wire: wire.name, ...wire.read(request)! }
    const scripted: ScriptedRequest = { ...request, asked, prompt: asked?.prompt ?? '', count: received.length + 1 }
    received.push(scripted)
    look()
    const form = wire ?? wireOf(request)
    if (options.key !== undefined && form.key?.(request) !== options.key) return sendFailure(response, { fail: 401 }, form, asked)
    if (wire === undefined || asked === undefined) return answerOther(request, response, form, options.models ?? ['model'])
    const reply = replyTo(script, scripted, used++)
    await heldBack(reply)
    if (response.destroyed) return
    if (typeof reply === 'object' && 'status' in reply) return sendJson(response, reply.status, reply.body, reply.headers)
    if (typeof reply === 'object' && 'fail' in reply) return sendFailure(response, reply, wire, asked)
    const { say: texts, ...more } = typeof reply === 'string' ? { say: reply } : reply
    sendAnswer(
      response,
      wire,
      asked,
      say(typeof texts === 'string' ? [texts] : texts, asked, more, options.model ?? asked.model),
      request.path,
    )
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get received() {
      return received
    },
    get open() {
      return open
    },
    get mostAtOnce() {
      return mostAtOnce
    },
    reply(next) {
      script = next
      used = 0
    },
    reset() {
      received = []
      mostAtOnce = open
      used = 0
    },
    arrived: (count) => wait(() => received.length >= count),
    settled: () => wait(() => open === 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Those who wait for something to be so. */
function createWaiting(): { readonly look: () => void; readonly wait: (holds: () => boolean) => Promise<void> } {
  let waiting: { readonly holds: () => boolean; readonly resolve: () => void }[] = []
  return {
    look() {
      const due = waiting.filter(({ holds }) => holds())
      waiting = waiting.filter((one) => !due.includes(one))
      for (const { resolve } of due) resolve()
    },
    wait: (holds) => (holds() ? Promise.resolve() : new Promise((resolve) => waiting.push({ holds, resolve }))),
  }
}

async function heldBack(reply: Reply): Promise<void> {
  if (typeof reply === 'string' || !('after' in reply) || reply.after === undefined) return
  const { after } = reply
  await (typeof after === 'number' ? new Promise((resolve) => setTimeout(resolve, after)) : after)
}

async function readMessage(message: IncomingMessage): Promise<ReceivedRequest> {
  const pieces: Buffer[] = []
  for await (const piece of message) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString('utf8')
  let body: ReceivedRequest['body']
  try {
    body = objectOf(JSON.parse(text))
  } catch {
    body = undefined
  }
  return { method: message.method ?? 'GET', path: message.url ?? '/', headers: message.headers, text, body }
}

/** The form in which a request that no form reads is answered: by its headers. */
function wireOf({ headers, path }: ReceivedRequest): Wire {
  if ('x-goog-api-key' in headers || /\/v1(?:beta|alpha)\w*\//.test(path)) return googleWire
  return 'anthropic-version' in headers ? anthropicWire : openaiChatWire
}

/** Lists of models, counts of tokens, and the refusal of what no form knows. */
function answerOther({ method, path, body }: ReceivedRequest, response: ServerResponse, form: Wire, models: readonly string[]): void {
  const [place] = path.split('?') as [string]
  if (method === 'GET' && place.endsWith('/models')) {
    const list =
      form === googleWire
        ? { models: models.map((name) => ({ name: `models/${name}`, supportedGenerationMethods: ['generateContent', 'countTokens'] })) }
        : form === anthropicWire
          ? { data: models.map((id) => ({ type: 'model', id, display_name: id, created_at: '2023-11-14T22:13:20Z' })), has_more: false }
          : { object: 'list', data: models.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'testkit' })) }
    return sendJson(response, 200, list)
  }
  if (method === 'POST' && (place.endsWith(':countTokens') || place.endsWith('/count_tokens'))) {
    const turns = body?.[form === googleWire ? 'contents' : 'messages']
    const texts = (Array.isArray(turns) ? turns : []).map((turn) => contentText(objectOf(turn)['parts'] ?? objectOf(turn)['content']))
    const count = texts.reduce((sum, text) => sum + splitWords(text).length, 0)
    return sendJson(response, 200, form === googleWire ? { totalTokens: count } : { input_tokens: count })
  }
  sendJson(response, 404, form.error(404, `there is no ${method} ${place}`))
}
