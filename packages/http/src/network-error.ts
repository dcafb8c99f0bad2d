import { errorText, isBinnacleError, type BinnacleError } from '@binnacle/core'
import * as errors from './errors.ts'
import { redact } from './redact.ts'
import { shorten } from './server-message.ts'

/** What is known of an exchange that broke. */
export interface BrokenExchange {
  readonly url: string
  /** The provider's name, put in front of the host. */
  readonly provider?: string | undefined
  readonly model?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Whether the answer had begun. */
  readonly begun?: boolean
  readonly secrets?: readonly string[]
}

const REFUSED = new Set(['ECONNREFUSED'])
const RESET = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ECONNABORTED'])
const UNREACHABLE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN', 'EADDRNOTAVAIL'])
const TIMEOUT = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])
const FILES = new Set(['EMFILE', 'ENFILE'])
const INVALID = new Set(['UND_ERR_INVALID_ARG', 'ERR_INVALID_CHAR', 'ERR_INVALID_HTTP_TOKEN'])

/** The host of a URL with its port, for messages. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : redact(shorten(url, 80))
}

/** Who is asked: the host, or the provider with its host. */
export function whoIsAsked(url: string, provider: string | undefined): string {
  return provider === undefined ? hostOf(url) : `${provider} (${hostOf(url)})`
}

/**
 * Gives what went wrong on the network a typed error without keys. Whoever ended the signal with an error of
 * Binnacle's own gets that one back.
 */
export function networkError(thrown: unknown, exchange: BrokenExchange): BinnacleError {
  const reason: unknown = exchange.signal?.aborted === true ? exchange.signal.reason : undefined
  if (isBinnacleError(reason)) return reason
  if (isBinnacleError(thrown) && (thrown.cause === undefined || !thrown.code.startsWith('ERR_HTTP_'))) return thrown
  const cause = isBinnacleError(thrown) ? thrown.cause : thrown
  const asked = { who: whoIsAsked(exchange.url, exchange.provider), model: exchange.model, cause }
  const begun = exchange.begun === true || (isBinnacleError(thrown) && thrown.code === 'ERR_HTTP_CUT')
  if (nameOf(reason) === 'TimeoutError' || nameOf(cause) === 'TimeoutError') return errors.timedOut(asked)
  if (exchange.signal?.aborted === true || nameOf(cause) === 'AbortError') return errors.aborted(asked)
  return byCode(cause, asked, begun, exchange.secrets ?? [])
}

function byCode(cause: unknown, asked: errors.Asked, begun: boolean, secrets: readonly string[]): BinnacleError {
  const code = codeOf(cause)
  const reason = redact(shorten(deepestText(cause)), secrets)
  if (TIMEOUT.has(code)) return errors.timedOut(asked)
  if (REFUSED.has(code)) return errors.connectionRefused(asked)
  if (begun && (RESET.has(code) || code.startsWith('UND_ERR_RES') || code.startsWith('HPE_'))) return errors.bodyCut(asked)
  if (RESET.has(code)) return errors.connectionReset(asked)
  if (FILES.has(code)) return errors.tooManyFiles(asked)
  const speaks = begun ? undefined : spokenProtocol(cause, code, reason)
  if (speaks !== undefined) return errors.wrongProtocol({ ...asked, speaks: speaks === 'other' ? undefined : speaks })
  if (code === 'EAI_AGAIN') return errors.hostUnknown({ ...asked, temporary: true })
  if (code === 'ENOTFOUND') return errors.hostUnknown({ ...asked, temporary: false })
  if (UNREACHABLE.has(code)) return errors.unreachable(asked)
  if (code.startsWith('UND_ERR_PRX') || /proxy/i.test(reason)) return errors.proxyFailed({ ...asked, reason })
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code)) return errors.tlsFailed({ ...asked, reason })
  if (INVALID.has(code)) return errors.requestInvalid({ ...asked, reason })
  return errors.exchangeFailed({ ...asked, reason })
}

/** What a port speaks that was asked in another protocol, where the failure says so. */
function spokenProtocol(cause: unknown, code: string, reason: string): 'http' | 'https' | 'other' | undefined {
  if (
    /WRONG_VERSION_NUMBER|HTTP_REQUEST|PACKET_LENGTH_TOO_LONG|RECORD_LAYER_FAILURE/i.test(code) ||
    /wrong version number|http request/i.test(reason)
  ) {
    return 'http'
  }
  if (nameOf(cause) !== 'HTTPParserError' || !reason.includes('does not match the HTTP')) return undefined
  // An alert of TLS is what such a port says to a plain request.
  return (cause as { readonly data?: unknown }).data?.toString().startsWith('\u0015\u0003') === true ? 'https' : 'other'
}

/** The first code in a chain of causes, also of several tries to connect at once. */
function codeOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = inner(at), depth++) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && code !== 'UND_ERR') return code
  }
  return ''
}

function inner(error: Error): unknown {
  return error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
}

function deepestText(error: unknown): string {
  let at = error
  for (let depth = 0; at instanceof Error && inner(at) !== undefined && depth < 5; depth++) at = inner(at)
  return errorText(at) || 'no reason was given'
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined
}
