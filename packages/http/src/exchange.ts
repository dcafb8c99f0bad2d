import type { HttpRequest, HttpResponse } from '@binnacle/core'
import type { Dispatcher } from 'undici'
import * as errors from './errors.ts'
import type { HttpLimits } from './limits.ts'
import { networkError, whoIsAsked } from './network-error.ts'
import { readBody } from './read-body.ts'

/** A URL in the two parts that a pool wants. */
interface Target {
  readonly origin: string
  readonly path: string
}

/** Splits URLs, and remembers the last ones: clients ask the same few over and over. */
export function createTargets(): (url: string) => Target {
  const known = new Map<string, Target>()
  return (url) => {
    const found = known.get(url)
    if (found !== undefined) return found
    const target = splitUrl(url)
    if (known.size >= 256) known.clear()
    known.set(url, target)
    return target
  }
}

function splitUrl(url: string): Target {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch (cause) {
    throw errors.urlInvalid(url, cause)
  }
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') throw errors.urlInvalid(url, undefined)
  return { origin: parsed.origin, path: parsed.pathname + parsed.search }
}

/** What all exchanges of a session share. */
export interface ExchangeTools {
  readonly userAgent: string
  readonly limits: HttpLimits
}

/**
 * One exchange with the whole body as text, on the pool's own interface: nothing is built that JSON over HTTP does not need.
 * There is no time limit but the request's signal: a model may think for long.
 * @throws BinnacleError `ERR_HTTP_*`; a status that is a failure is not thrown
 */
export function exchange(
  dispatcher: Dispatcher,
  target: Target,
  request: HttpRequest,
  { userAgent, limits }: ExchangeTools,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const { signal } = request
    const parts: Buffer[] = []
    let size = 0
    let status = 0
    let headers: HttpResponse['headers'] = {}
    let stop: (() => void) | undefined
    const done = (): void => {
      if (stop !== undefined) signal?.removeEventListener('abort', stop)
    }
    const fail = (thrown: unknown): void => {
      done()
      reject(networkError(thrown, { url: request.url, signal, begun: status !== 0 }))
    }
    if (signal?.aborted === true) return fail(signal.reason)
    if (isTooLarge(request.body, limits.requestBytes)) {
      return fail(errors.requestTooLarge({ who: whoIsAsked(request.url, undefined), limit: limits.requestBytes }))
    }
    try {
      dispatcher.dispatch(
        {
          origin: target.origin,
          path: target.path,
          method: request.method ?? (request.body === undefined ? 'GET' : 'POST'),
          headers: withUserAgent(request.headers, userAgent),
          body: request.body ?? null,
          headersTimeout: 0,
          bodyTimeout: 0,
        },
        {
          onRequestStart(controller) {
            if (signal === undefined) return
            if (signal.aborted) return controller.abort(new Error('stopped'))
            stop = () => controller.abort(new Error('stopped'))
            signal.addEventListener('abort', stop, { once: true })
          },
          onResponseStart(_controller, statusCode, responseHeaders) {
            status = statusCode
            headers = responseHeaders
          },
          onResponseData(controller, chunk) {
            size += chunk.length
            if (size > limits.replyBytes) {
              controller.abort(errors.replyTooLarge({ who: whoIsAsked(request.url, undefined), limit: limits.replyBytes }))
            } else parts.push(chunk)
          },
          onResponseEnd() {
            done()
            try {
              resolve({ status, headers, body: readBody(parts, { status, headers, url: request.url, limits }) })
            } catch (thrown) {
              fail(thrown)
            }
          },
          onResponseError(_controller, thrown) {
            fail(thrown)
          },
        },
      )
    } catch (thrown) {
      fail(thrown)
    }
  })
}

function withUserAgent(headers: HttpRequest['headers'], userAgent: string): Record<string, string> {
  return { 'user-agent': userAgent, ...headers }
}

/** Whether a body has more bytes of UTF-8 than are allowed; most are so short that nobody counts. */
function isTooLarge(body: string | undefined, limit: number): boolean {
  return body !== undefined && body.length * 3 > limit && Buffer.byteLength(body) > limit
}
