import type { HttpRequest, HttpResponse } from '@binnacle/core'

/** The body of a request or answer: JSON, a text, or bytes in base 64. */
export type TapeBody = { readonly json: unknown } | { readonly text: string } | { readonly base64: string }

/** A request as it is recorded: without secrets. */
export interface TapedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: TapeBody
}

/** An answer as it is recorded. */
export interface TapedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: TapeBody
}

/** One exchange. */
export interface TapedExchange {
  readonly request: TapedRequest
  readonly response: TapedResponse
}

/** A cassette's file. */
export interface Tape {
  /** The version of this form. */
  readonly cassette: 1
  /** When it was recorded: `YYYY-MM-DD`. */
  readonly recorded: string
  readonly exchanges: readonly TapedExchange[]
}

/** Bytes as a body: JSON where they are, else text where they are UTF-8, else base 64. */
export function bodyOf(bytes: Uint8Array): TapeBody | undefined {
  if (bytes.length === 0) return undefined
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { base64: Buffer.from(bytes).toString('base64') }
  }
  try {
    const json: unknown = JSON.parse(text)
    // Only what comes back as it was may be kept as JSON.
    if (JSON.stringify(json) === text) return { json }
  } catch {
    // It is no JSON.
  }
  return { text }
}

/** A body as the bytes it stands for. */
export function bytesOf(body: TapeBody | undefined): Uint8Array {
  if (body === undefined) return new Uint8Array()
  if ('base64' in body) return Buffer.from(body.base64, 'base64')
  const text = 'json' in body ? JSON.stringify(body.json) : body.text
  return Buffer.from(text)
}

/** An answer in the form of `ClientContext.http`. */
export function httpResponse({ status, headers, body }: TapedResponse): HttpResponse {
  return { status, headers, body: Buffer.from(bytesOf(body)).toString('utf8') }
}

/** A request of `ClientContext.fetch` in one form with those of `http`. */
export async function readFetch(url: string, init: RequestInit = {}): Promise<Omit<HttpRequest, 'body'> & { readonly bytes: Uint8Array }> {
  const request = new Request(url, { ...init, signal: null })
  const headers = Object.fromEntries([...request.headers].filter(([name]) => name !== 'content-type' || init.headers !== undefined))
  return { url, method: request.method, headers, bytes: new Uint8Array(await request.arrayBuffer()) }
}
