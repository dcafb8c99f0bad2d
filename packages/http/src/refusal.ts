import type { BinnacleError, HttpResponse } from '@binnacle/core'
import * as errors from './errors.ts'
import { whoIsAsked } from './network-error.ts'
import { redact } from './redact.ts'
import { headerValue, parseRetryAfter } from './retry-after.ts'
import { readServerMessage, type ServerMessage } from './server-message.ts'

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
}

/** What the server said, without keys. */
export function refusalMessage(refusal: Pick<Refusal, 'body' | 'json' | 'secrets'>): ServerMessage {
  const message = readServerMessage(refusal.body, refusal.json)
  return { ...message, text: redact(message.text, refusal.secrets) }
}

/** Gives a failure's status its typed error: what happened, what to do, whether and when to try again, how far it reaches. */
export function refusalError(refusal: Refusal): BinnacleError {
  const message = refusalMessage(refusal)
  const asked = {
    who: whoIsAsked(refusal.url, refusal.provider),
    model: refusal.model,
    said: message.text,
    status: refusal.status,
    retryAfter: parseRetryAfter(refusal.headers),
  }
  const { status } = refusal
  if (status >= 300 && status < 400) {
    return errors.redirected({ ...asked, location: redact(headerValue(refusal.headers, 'location') ?? 'nowhere', refusal.secrets) })
  }
  if (status === 401) return errors.keyRefused(asked)
  if (status === 402 || isQuota(status, message)) return errors.quotaUsedUp(asked)
  if (status === 403) return errors.forbidden(asked)
  if (status === 404) return isAboutModel(message) ? errors.modelNotFound(asked) : errors.pathNotFound({ ...asked, url: shownUrl(refusal) })
  if (status === 408) return errors.requestTimedOut(asked)
  if (status === 413) return errors.requestTooLarge(asked)
  if (status === 429) return errors.rateLimited(asked)
  if (status === 407) return errors.proxyFailed({ ...asked, reason: 'it wants a name and password (407)' })
  if (status === 409 || status === 425) return errors.serverFailed({ ...asked, retryable: true })
  if (status >= 500) return errors.serverFailed({ ...asked, retryable: status !== 501 && status !== 505 })
  return isTooLong(message) ? errors.promptTooLong(asked) : errors.badRequest(asked)
}

/** OpenAI says «no credit» with the status of a rate limit; waiting does not help. */
function isQuota(status: number, message: ServerMessage): boolean {
  return status === 429 && (message.code === 'insufficient_quota' || message.type === 'insufficient_quota')
}

function isAboutModel(message: ServerMessage): boolean {
  return message.code === 'model_not_found' || /\b(?:model|deployment|engine)\b/i.test(message.text)
}

function isTooLong(message: ServerMessage): boolean {
  return (
    message.code === 'context_length_exceeded' ||
    /context (?:length|window)|maximum context|prompt is too long|too many (?:input )?tokens/i.test(message.text)
  )
}

function shownUrl(refusal: Refusal): string {
  return redact(refusal.url, refusal.secrets)
}
