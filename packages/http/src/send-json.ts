import type { ClientContext, HttpResponse } from '@binnacle/core'
import { eventStream, malformedJson, notJson } from './errors.ts'
import { networkError, whoIsAsked } from './network-error.ts'
import { parseJson } from './parse-json.ts'
import { redact } from './redact.ts'
import { readServerMessage, shorten } from './server-message.ts'

/** A JSON question to a provider. */
export interface JsonRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; a text is sent as it stands. */
  readonly body: object | string
  readonly signal?: AbortSignal | undefined
  /** The provider's name for messages. */
  readonly provider: string
  /** The model's name for messages. */
  readonly model?: string | undefined
  /** Values of keys; they stand in no error. */
  readonly secrets?: readonly string[]
}

/** A provider's answer. */
export interface JsonReply {
  /** The parsed body; undefined where a failure's body is no JSON. */
  readonly json: unknown
  readonly status: number
  readonly headers: HttpResponse['headers']
  /** The body as it came. */
  readonly body: string
  /** From sending to the whole answer. */
  readonly seconds: number
}

/** The part of a client's context that is needed here. */
export type HttpContext = Pick<ClientContext, 'http'>

/**
 * Sends JSON and reads JSON, whatever the status.
 * @throws BinnacleError `ERR_HTTP_*` for the network and for bodies beyond the limits; for a good status with a body that is no JSON
 * `ERR_PROVIDER_NOT_JSON`, `ERR_PROVIDER_EVENT_STREAM`, `ERR_PROVIDER_MALFORMED`
 */
export async function sendJson(context: HttpContext, request: JsonRequest): Promise<JsonReply> {
  const { url, signal, provider, model, secrets = [] } = request
  const body = typeof request.body === 'string' ? request.body : JSON.stringify(request.body)
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...request.headers }
  const started = performance.now()
  let response: HttpResponse
  try {
    response = await context.http({ url, method: 'POST', headers, body, ...(signal === undefined ? {} : { signal }) })
  } catch (thrown) {
    throw networkError(thrown, { url, provider, model, signal, secrets })
  }
  const seconds = (performance.now() - started) / 1000
  const { status } = response
  return { json: readJson(response, request), status, headers: response.headers, body: response.body, seconds }
}

/** Whether a status says that all went well. */
export function isGood(status: number): boolean {
  return status >= 200 && status < 300
}

function readJson({ body, status }: HttpResponse, request: JsonRequest): unknown {
  const parsed = parseJson(body)
  if ('json' in parsed) return parsed.json
  if (!isGood(status)) return undefined
  const { kind } = parsed
  const said = kind === 'html' ? readServerMessage(body, undefined).text : kind === 'empty' ? 'it is empty' : shorten(body, 80)
  const asked = {
    who: whoIsAsked(request.url, request.provider),
    model: request.model,
    status,
    said: redact(said, request.secrets),
  }
  throw kind === 'html' ? notJson(asked) : kind === 'events' ? eventStream(asked) : malformedJson(asked)
}
