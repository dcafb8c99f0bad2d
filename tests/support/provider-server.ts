import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server got it. */
export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly text: string
  /** The prompt: of completions, or the last turn of a conversation. */
  readonly prompt: string
}

/** How the server answers: a text of the model, a whole answer, or a failure of the line. */
export type Reply =
  | { readonly say: string; readonly finish?: string; readonly afterMs?: number; readonly after?: Promise<unknown> }
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly hang: true }
  | { readonly cutAfter: number }

/** A loopback server with the interface of OpenAI's chat, that can fail in every way. */
export interface ProviderServer {
  /** For the `baseUrl` of a model. */
  readonly url: string
  readonly received: readonly Received[]
  /** The most calls that were open at once since the last `reset`. */
  readonly mostAtOnce: number
  reply: (request: Received, count: number) => Reply
  /** Forgets what was received. */
  reset(): void
  /** Fulfilled when so many requests have come. */
  arrived(count: number): Promise<void>
  close(): Promise<void>
}

/** Starts a server; it answers each prompt with `A` unless told otherwise. */
export async function startProvider(): Promise<ProviderServer> {
  let received: Received[] = []
  let [open, mostAtOnce] = [0, 0]
  let waiting: { readonly count: number; readonly resolve: () => void }[] = []

  const server = createServer((message, response) => {
    open++
    mostAtOnce = Math.max(mostAtOnce, open)
    response.on('close', () => open--)
    let text = ''
    message.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    message.on('end', () => {
      const request = { path: message.url ?? '', headers: message.headers, text, prompt: promptOf(text) }
      received.push(request)
      const due = waiting.filter(({ count }) => received.length >= count)
      waiting = waiting.filter((one) => !due.includes(one))
      for (const { resolve } of due) resolve()
      send(response, provider.reply(request, received.length))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider: ProviderServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get received() {
      return received
    },
    get mostAtOnce() {
      return mostAtOnce
    },
    reply: () => ({ say: 'A' }),
    reset() {
      received = []
      mostAtOnce = 0
    },
    arrived: (count) => (received.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve }))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return provider
}

function promptOf(text: string): string {
  try {
    const { messages, prompt } = JSON.parse(text) as { messages?: readonly { content: string }[]; prompt?: string }
    return prompt ?? messages?.at(-1)?.content ?? ''
  } catch {
    return ''
  }
}

function send(response: ServerResponse, reply: Reply): void {
  if ('hang' in reply) return
  if ('cutAfter' in reply) {
    const body = chatBody('a text that is never whole', 'stop')
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.write(body.slice(0, reply.cutAfter), () => response.destroy())
    return
  }
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body)
    return
  }
  const answer = () => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(chatBody(reply.say, reply.finish ?? 'stop'))
  }
  if (reply.after !== undefined) void reply.after.then(answer)
  else if (reply.afterMs === undefined) answer()
  else setTimeout(answer, reply.afterMs)
}

/** An answer in the form of OpenAI's chat. */
export function chatBody(text: string, finish: string): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'served-model-2026',
    system_fingerprint: 'fp_test',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: { prompt_tokens: 11, completion_tokens: 1, total_tokens: 12 },
  })
}
