import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ClientContext, Fetch, HttpRequest, HttpResponse } from '@binnacle/core'
import { createHttp, type Http } from '@binnacle/http'
import * as errors from './errors.ts'
import {
  bodyOf,
  bytesOf,
  httpResponse,
  readFetch,
  type Tape,
  type TapedExchange,
  type TapedRequest,
  type TapedResponse,
} from './exchange.ts'
import { nearestDifference, requestText } from './nearest-request.ts'
import { holdsSecret, redactExchange, type Secrets, secretValues } from './redact-exchange.ts'

/** What a cassette takes. */
export interface CassetteOptions {
  /**
   * `replay`: only what is recorded, never the network. `record`: everything anew. Where absent, what the variable
   * BINNACLE_CASSETTE says, else `replay`.
   */
  readonly mode?: 'replay' | 'record'
  /** The network that is recorded; that of `@binnacle/http` where absent. */
  readonly network?: Pick<ClientContext, 'fetch' | 'http'>
  /** Values of secrets, beside those that stand in headers and fields with known names. */
  readonly secrets?: readonly string[]
  /** Headers whose values are secrets, beside the known ones. */
  readonly redactHeaders?: readonly string[]
  /** Fields of query strings and JSON bodies whose values are secrets, beside the known ones. */
  readonly redactFields?: readonly string[]
  /** Days after which a record is stale; never where absent. */
  readonly staleAfterDays?: number
}

/** A record of exchanges that stands for the network. */
export interface Cassette extends Pick<ClientContext, 'fetch' | 'http'> {
  readonly mode: 'replay' | 'record'
  /** How many exchanges are recorded. */
  readonly count: number
  /** Recorded requests that nobody asked. */
  unused(): readonly TapedRequest[]
  /**
   * Writes the record, or, in replay, looks whether all of it was asked.
   * @throws BinnacleError `ERR_CASSETTE_SECRET`; `ERR_CASSETTE_STALE` where recorded requests are no longer asked
   */
  close(): Promise<void>
}

/**
 * Opens a cassette: records exchanges once and gives them again for ever. Equal requests are answered in the order in which they
 * were recorded, the last one again and again. Secrets are never written.
 * @param file a JSON file
 * @throws BinnacleError `ERR_CASSETTE_MISSING`, `ERR_CASSETTE_BROKEN`, `ERR_CASSETTE_STALE`
 */
export function openCassette(file: string, options: CassetteOptions = {}): Cassette {
  const mode = options.mode ?? (process.env['BINNACLE_CASSETTE'] === 'record' ? 'record' : 'replay')
  return mode === 'record' ? recordCassette(file, options) : replayCassette(file, options)
}

const secretsOf = (options: CassetteOptions): Secrets => ({
  values: options.secrets ?? [],
  headers: options.redactHeaders ?? [],
  fields: options.redactFields ?? [],
})

function recordCassette(file: string, options: CassetteOptions): Cassette {
  const own: Http | undefined = options.network === undefined ? createHttp({ env: process.env }) : undefined
  const network = options.network ?? { fetch: own!.fetch, http: own!.request }
  const exchanges: TapedExchange[] = []
  const record = (request: TapedRequest, response: TapedResponse): void => void exchanges.push({ request, response })

  return {
    mode: 'record',
    get count() {
      return exchanges.length
    },
    unused: () => [],
    async http(request) {
      const response = await network.http(request)
      const bytes = Buffer.from(request.body ?? '')
      record(tapedRequest(request, bytes), tapedResponse(response.status, plainHeaders(response.headers), Buffer.from(response.body)))
      return response
    },
    async fetch(url, init) {
      const request = await readFetch(url, init)
      // The body was read: a stream could not be sent any more.
      const response = await network.fetch(url, request.bytes.length === 0 ? init : { ...init, body: Buffer.from(request.bytes) })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const taped = tapedResponse(response.status, Object.fromEntries(response.headers), bytes)
      record(tapedRequest(request, request.bytes), taped)
      return webResponse(taped, bytes)
    },
    async close() {
      await own?.close()
      const given = secretsOf(options)
      const values = [...new Set([...given.values, ...exchanges.flatMap((exchange) => secretValues(exchange, given))])]
      const secrets = { ...given, values }
      const tape: Tape = {
        cassette: 1,
        recorded: new Date().toISOString().slice(0, 10),
        exchanges: exchanges.map((exchange) => redactExchange(exchange, secrets)),
      }
      const text = `${JSON.stringify(tape, null, 2)}\n`
      if (holdsSecret(text, values)) throw errors.secretLeft(file)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    },
  }
}

function replayCassette(file: string, options: CassetteOptions): Cassette {
  const tape = readTape(file)
  const age = (Date.now() - Date.parse(tape.recorded)) / 86_400_000
  if (options.staleAfterDays !== undefined && age > options.staleAfterDays)
    throw errors.cassetteStale(
      file,
      `it was recorded on ${tape.recorded}, ${Math.floor(age)} days ago, and ${options.staleAfterDays} are allowed`,
    )
  const secrets = secretsOf(options)
  const queues = new Map<string, { readonly exchanges: TapedExchange[]; used: number }>()
  for (const exchange of tape.exchanges) {
    const key = requestText(exchange.request)
    const queue = queues.get(key)
    if (queue === undefined) queues.set(key, { exchanges: [exchange], used: 0 })
    else queue.exchanges.push(exchange)
  }

  function find(request: TapedRequest): TapedResponse {
    // Compared as it would have been recorded: the secrets of the request are taken out first.
    const values = [...secrets.values, ...secretValues({ request, response: { status: 0, headers: {} } }, secrets)]
    const asked = redactExchange({ request, response: { status: 0, headers: {} } }, { ...secrets, values }).request
    const queue = queues.get(requestText(asked))
    if (queue === undefined) {
      const recorded = tape.exchanges.map((exchange) => exchange.request)
      throw errors.notRecorded(file, `${asked.method} ${asked.url}`, nearestDifference(asked, recorded))
    }
    const { response } = queue.exchanges[Math.min(queue.used, queue.exchanges.length - 1)]!
    queue.used++
    return response
  }
  const unused = (): readonly TapedRequest[] =>
    [...queues.values()].flatMap(({ exchanges, used }) => exchanges.slice(used).map(({ request }) => request))

  return {
    mode: 'replay',
    count: tape.exchanges.length,
    unused,
    async http(request) {
      request.signal?.throwIfAborted()
      return httpResponse(find(tapedRequest(request, Buffer.from(request.body ?? ''))))
    },
    async fetch(url, init) {
      init?.signal?.throwIfAborted()
      const request = await readFetch(url, init)
      const response = find(tapedRequest(request, request.bytes))
      return webResponse(response, bytesOf(response.body))
    },
    async close() {
      const [first, ...others] = unused()
      if (first === undefined) return
      const more = others.length === 0 ? '' : ` and ${others.length} more`
      throw errors.cassetteStale(
        file,
        `${first.method} ${first.url}${more} ${others.length === 0 ? 'is' : 'are'} recorded and no longer asked`,
      )
    },
  }
}

function readTape(file: string): Tape {
  if (!existsSync(file)) throw errors.cassetteMissing(file)
  let tape: Partial<Tape>
  try {
    tape = JSON.parse(readFileSync(file, 'utf8')) as Partial<Tape>
  } catch (cause) {
    throw errors.cassetteBroken(file, 'it is not JSON', cause)
  }
  if (tape.cassette !== 1) throw errors.cassetteBroken(file, `it has the form ${String(tape.cassette)}, this is form 1`)
  if (!Array.isArray(tape.exchanges) || typeof tape.recorded !== 'string')
    throw errors.cassetteBroken(file, 'it has no list of exchanges, or no date')
  return tape as Tape
}

/** Headers that say something of the request; others change with the machine and the library. */
const KEPT_HEADERS = /^(?:content-type|accept|x-|anthropic-|openai-|api-key|authorization|cookie|proxy-authorization)/

function tapedRequest(
  { method = 'GET', url, headers = {} }: Pick<HttpRequest, 'method' | 'url' | 'headers'>,
  bytes: Uint8Array,
): TapedRequest {
  const kept = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => KEPT_HEADERS.test(name))
  const body = bodyOf(bytes)
  return { method, url, headers: Object.fromEntries(kept), ...(body === undefined ? {} : { body }) }
}

/** Headers that describe how the body travelled; the record has it as it came out. */
const TRAVEL_HEADERS: readonly string[] = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date']

function tapedResponse(status: number, headers: Readonly<Record<string, string>>, bytes: Uint8Array): TapedResponse {
  const body = bodyOf(bytes)
  const kept = Object.entries(headers).filter(([name]) => !TRAVEL_HEADERS.includes(name))
  return { status, headers: Object.fromEntries(kept), ...(body === undefined ? {} : { body }) }
}

function plainHeaders(headers: HttpResponse['headers']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : value.join(', ')]],
    ),
  )
}

/** Statuses that come without a body. */
const BODILESS: readonly number[] = [101, 204, 205, 304]

function webResponse({ status, headers }: TapedResponse, bytes: Uint8Array): Awaited<ReturnType<Fetch>> {
  return new Response(BODILESS.includes(status) ? null : Buffer.from(bytes), { status, headers })
}
