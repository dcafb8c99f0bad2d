import type { HttpResponse } from '@binnacle/core'
import { parseHttpDate, parseTimestamp } from './http-date.ts'

type Headers = HttpResponse['headers']

/** One value of a header, the first where there are several. */
export function headerValue(headers: Headers, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : value?.[0]
}

/**
 * How long a server asks to wait, from `retry-after-ms`, `retry-after` (by the grammar of RFC 9110: seconds or a date) or the reset
 * headers of rate limits (`x-ratelimit-reset-requests: 6m0s`, `x-ratelimit-reset: 1718000000`, `anthropic-ratelimit-tokens-reset: 2026-…`).
 * Of several limits those that are used up count; where none says so, all of them. Dates count from the server's own `date`, so that a
 * clock that is wrong here changes nothing.
 * @param now milliseconds since 1970
 * @returns milliseconds, at least 0; undefined where the server says nothing that can be read
 */
export function parseRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const from = parseHttpDate(headerValue(headers, 'date')?.trim() ?? '', now) ?? now
  const milliseconds = headerValue(headers, 'retry-after-ms')?.trim() ?? ''
  if (isNumber(milliseconds)) return Math.ceil(Number(milliseconds))
  const after = headerValue(headers, 'retry-after')?.trim() ?? ''
  if (/^\d+$/.test(after)) return Number(after) * 1000
  const date = parseHttpDate(after, now)
  return date === undefined ? resetWait(headers, from) : Math.max(0, date - from)
}

/** The longest wait of the limits that are used up. */
function resetWait(headers: Headers, now: number): number | undefined {
  const used: number[] = []
  const unknown: number[] = []
  for (const name of Object.keys(headers)) {
    if (!/ratelimit/.test(name) || !/reset/.test(name)) continue
    const value = headerValue(headers, name)
    const wait = value === undefined ? undefined : parseReset(value.trim(), now)
    if (wait === undefined) continue
    const remaining = headerValue(headers, name.replace('reset', 'remaining'))
    if (remaining === undefined) unknown.push(wait)
    else if (Number(remaining) <= 0) used.push(wait)
  }
  const waits = used.length > 0 ? used : unknown
  return waits.length === 0 ? undefined : Math.max(...waits)
}

/** Seconds since 1970 are larger than this; seconds to wait are not. */
const EPOCH_SECONDS = 1e9

/** Reads seconds, a time since 1970, a length like `1h2m3.5s` or `20ms`, or a time. */
function parseReset(value: string, now: number): number | undefined {
  if (isNumber(value)) {
    const number = Number(value)
    if (number >= EPOCH_SECONDS * 1000) return Math.max(0, Math.ceil(number - now))
    if (number >= EPOCH_SECONDS) return Math.max(0, Math.ceil(number * 1000 - now))
    return Math.ceil(number * 1000)
  }
  const length = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/.exec(value)
  if (length !== null && value !== '') {
    const [days, hours, minutes, seconds, milliseconds] = length.slice(1).map((part) => Number(part ?? 0))
    return Math.ceil(((days! * 24 + hours!) * 60 + minutes!) * 60_000 + seconds! * 1000 + milliseconds!)
  }
  const time = parseTimestamp(value) ?? parseHttpDate(value, now)
  return time === undefined ? undefined : Math.max(0, time - now)
}

function isNumber(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text)
}
