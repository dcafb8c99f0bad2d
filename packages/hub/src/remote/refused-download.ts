import type { BinnacleError } from '@binnacle/core'
import { downloadFailed, forbidden, gated, remoteMissing } from '../errors.ts'

/** What is asked for, for messages. */
export interface AskedFile {
  readonly source: string
  /** The page where terms are accepted, for repositories of the Hub. */
  readonly page?: string | undefined
  readonly withToken?: boolean
}

/** Gives a failure's status its error. The Hub says in headers why it refuses. */
export function refusedDownload(response: Response, asked: AskedFile): BinnacleError {
  const code = response.headers.get('x-error-code') ?? ''
  const said = (response.headers.get('x-error-message') ?? '').replace(/\s+/g, ' ').trim().slice(0, 300)
  const { status } = response
  if (code === 'GatedRepo') return gated(asked.source, asked.page ?? asked.source, said, asked.withToken === true)
  if (status === 404 || status === 410 || code.endsWith('NotFound')) return remoteMissing(asked.source, said)
  if (status === 401 || status === 403) return forbidden(asked.source, status, said)
  const retryable = status === 408 || status === 425 || status === 429 || status >= 500
  return downloadFailed(asked.source, `the server answered ${status}${said === '' ? '' : ` (${said})`}`, retryable)
}

/** Milliseconds that a server asks to wait, at most half a minute. */
export function waitOf(response: Response): number | undefined {
  const value = response.headers.get('retry-after')
  if (value === null) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.min(30_000, Math.max(0, wait))
}
