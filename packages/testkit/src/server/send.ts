import type { ServerResponse } from 'node:http'
import type { Reply, RetryAfter } from './reply.ts'
import { say } from './say.ts'
import type { Asked, Said, Wire } from './wire.ts'

/** Sends JSON, or a text as it stands. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Sends what the model said: whole, or as a stream where that is asked for. */
export function sendAnswer(response: ServerResponse, wire: Wire, asked: Asked, said: Said, path: string): void {
  if (!asked.stream || wire.events === undefined) return sendJson(response, 200, wire.answer(said, asked))
  const events = wire.events(said, asked)
  // Google streams a JSON array unless it is asked for events.
  if (wire.name === 'google' && !path.includes('alt=sse'))
    return sendJson(
      response,
      200,
      events.map(({ data }) => data),
    )
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.end(streamText(wire, asked, said))
}

function streamText(wire: Wire, asked: Asked, said: Said): string {
  const events = wire.events!(said, asked).map(
    ({ event, data }) => `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`,
  )
  return events.join('') + (wire.end === undefined ? '' : `data: ${wire.end}\n\n`)
}

/** What a refusal says, by status. */
export const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  401: 'The key is not valid.',
  403: 'This key may not use the model.',
  404: 'The model does not exist.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  429: 'Too many requests.',
  500: 'The server had an error.',
  502: 'Bad gateway.',
  503: 'The server is overloaded.',
  529: 'The server is overloaded.',
}

const HTML = '<!doctype html><html><head><title>Sign in to the network</title></head><body>Please sign in.</body></html>'

/** A text that is long enough to be cut. */
const LONG = 'a text that is never whole '.repeat(20)

/** Fails in the way that a reply names. */
export function sendFailure(
  response: ServerResponse,
  reply: Extract<Reply, { fail: unknown }>,
  wire: Wire,
  asked: Asked | undefined,
): void {
  const { fail, retryAfter } = reply
  const of: Asked = asked ?? {
    wire: wire.name,
    model: 'model',
    prompt: '',
    numCompletions: 1,
    maxTokens: undefined,
    temperature: undefined,
    topP: undefined,
    stopSequences: [],
    stream: false,
    echo: false,
    logprobs: false,
  }
  if (typeof fail === 'number') {
    const inBody = retryAfter !== undefined && 'body' in retryAfter ? retryAfter.body : undefined
    return sendJson(response, fail, wire.error(fail, reply.message ?? MESSAGES[fail] ?? 'Refused.', inBody), retryHeaders(retryAfter))
  }
  const whole = say([LONG], { ...of, maxTokens: undefined, stopSequences: [] }, {}, of.model)
  switch (fail) {
    case 'hang':
      return
    case 'drop':
      response.socket?.destroy()
      return
    case 'cut':
      return sendCut(response, wire, of, whole)
    case 'malformed':
      return sendJson(response, 200, JSON.stringify(wire.answer(whole, of)).slice(0, -20))
    case 'html':
      return sendJson(response, 200, HTML, { 'content-type': 'text/html; charset=utf-8' })
    case 'empty':
      return sendJson(response, 200, wire.answer({ ...whole, completions: [] }, of))
    case 'filter':
      return sendJson(response, 200, wire.answer(say([''], of, { finish: 'content_filter' }, of.model), of))
  }
}

/** Half of the answer, and then the end of the connection. */
function sendCut(response: ServerResponse, wire: Wire, asked: Asked, said: Said): void {
  const isStream = asked.stream && wire.events !== undefined
  const body = isStream ? streamText(wire, asked, said) : JSON.stringify(wire.answer(said, asked))
  const headers = isStream
    ? { 'content-type': 'text/event-stream' }
    : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  response.writeHead(200, headers)
  response.write(body.slice(0, Math.floor(body.length / 2)), () => response.socket?.destroy())
}

function retryHeaders(retryAfter: RetryAfter | undefined): Readonly<Record<string, string>> {
  if (retryAfter === undefined || 'body' in retryAfter) return {}
  if ('seconds' in retryAfter) return { 'retry-after': String(retryAfter.seconds) }
  if ('milliseconds' in retryAfter) return { 'retry-after-ms': String(retryAfter.milliseconds) }
  return { 'retry-after': retryAfter.date.toUTCString() }
}
