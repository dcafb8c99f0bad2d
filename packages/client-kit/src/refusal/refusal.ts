import type { BinnacleError, HttpResponse } from '@binnacle/core'
import { headerValue, parseRetryAfter, readServerMessage, redact, type ServerMessage, whoIsAsked } from '@binnacle/http'
import * as errors from '../errors.ts'
import { refusalMeaning } from './refusal-meaning.ts'
import type { RefusalMeaning } from './refusals.data.ts'
import { retryInfo } from './retry-info.ts'

/** An answer with a status that is a failure, and what is known of the request. */
export interface Refusal {
  readonly url: string
  readonly provider: string
  readonly model?: string | undefined
  readonly status: number
  readonly headers: HttpResponse['headers']
  readonly body: string
  /** The parsed body, where it is JSON. */
  readonly json?: unknown
  readonly secrets?: readonly string[]
  /** Whether a key went along; unknown where absent. */
  readonly hasKey?: boolean | undefined
}

/** What a refusal comes to: the answer of a filter, with its words, or an error. */
export type ReadRefusal = { readonly filtered: string } | { readonly error: BinnacleError }

/** What the server said, without keys. */
export function refusalMessage(refusal: Pick<Refusal, 'body' | 'json' | 'secrets'>): ServerMessage {
  const message = readServerMessage(refusal.body, refusal.json)
  return { ...message, text: redact(message.text, refusal.secrets) }
}

/**
 * Understands a refusal by one table of codes, words and statuses: a filter that took this question is an answer, all else an error that
 * says whether and when to try again, and how far it reaches. Only what concerns every question ends a run.
 * @param explain what a client knows of its own fields, for a request that the server calls wrong
 */
export function readRefusal(refusal: Refusal, explain?: (message: ServerMessage) => BinnacleError | undefined): ReadRefusal {
  const message = refusalMessage(refusal)
  const meaning = refusalMeaning({ status: refusal.status, message, json: refusal.json })
  if (meaning === 'filtered') return { filtered: message.text }
  const isWrong = meaning === undefined && (refusal.status === 400 || refusal.status === 422)
  return { error: (isWrong ? explain?.(message) : undefined) ?? errorOf(refusal, message, meaning) }
}

/** The error of a refusal, for clients that take a filtered question for a failure as well. */
export function refusalError(refusal: Refusal): BinnacleError {
  const message = refusalMessage(refusal)
  return errorOf(refusal, message, refusalMeaning({ status: refusal.status, message, json: refusal.json }))
}

function errorOf(refusal: Refusal, message: ServerMessage, meaning: RefusalMeaning | undefined): BinnacleError {
  const { status } = refusal
  const asked: errors.Asked = {
    who: whoIsAsked(refusal.url, refusal.provider),
    model: refusal.model,
    said: message.text,
    status,
    retryAfter: parseRetryAfter(refusal.headers) ?? retryInfo(refusal.json),
    hasKey: refusal.hasKey,
  }
  switch (meaning) {
    case 'quota':
      return errors.quotaUsedUp(asked)
    case 'rateLimit':
      return errors.rateLimited(asked)
    case 'tooLong':
      return errors.promptTooLong(asked)
    case 'modelNotFound':
      return errors.modelNotFound(asked)
    case 'keyRefused':
      return errors.keyRefused(asked)
    default:
      return byStatus(refusal, message, asked)
  }
}

function byStatus(refusal: Refusal, message: ServerMessage, asked: errors.Asked): BinnacleError {
  const { status, secrets } = refusal
  if (status >= 300 && status < 400) {
    return errors.redirected({ ...asked, location: redact(headerValue(refusal.headers, 'location') ?? 'nowhere', secrets) })
  }
  if (status === 403) return errors.forbidden(asked)
  if (status === 404)
    return isAboutModel(message) ? errors.modelNotFound(asked) : errors.pathNotFound({ ...asked, url: redact(refusal.url, secrets) })
  if (status === 407) return errors.proxyRefused(asked)
  if (status === 408) return errors.requestTimedOut(asked)
  if (status === 409 || status === 424 || status === 425) return errors.serverFailed({ ...asked, retryable: true })
  if (status === 413) return errors.requestTooLarge(asked)
  if (status >= 500) return errors.serverFailed({ ...asked, retryable: status !== 501 && status !== 505 })
  return errors.badRequest(asked)
}

function isAboutModel(message: ServerMessage): boolean {
  return /\b(?:model|deployment|engine)\b/i.test(message.text)
}
