import { redact } from '@binnacle/http/redact'

const resolved: string[] = []

/** Shorter values are placeholders of local servers (`none`, `x`), and words of ordinary texts. */
const SHORTEST_SECRET = 8

/** Remembers a secret's value, so that it never stands in what is printed or written. */
export function rememberSecret(value: string): void {
  if (value.length >= SHORTEST_SECRET && !resolved.includes(value)) resolved.push(value)
}

/** Takes keys out of a text: those that were resolved, and what looks like one. */
export function redactSecrets(text: string): string {
  return redact(text, resolved)
}

/**
 * Takes only the values out that were resolved as secrets: for texts of models, where something that looks like a key may be meant.
 * One of digits alone goes where it stands by itself, not as a part of a longer number.
 */
export function redactValues(text: string): string {
  let clean = text
  for (const secret of resolved) {
    for (const form of new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])) {
      if (!clean.includes(form)) continue
      clean = /^\d+$/.test(form)
        ? clean.replaceAll(new RegExp(`(?<![\\w.,-])${form}(?![\\w]|[.,]\\d)`, 'g'), REDACTED)
        : clean.replaceAll(form, REDACTED)
    }
  }
  return clean
}

const REDACTED = '[redacted]'

/** Takes keys out of the texts of a value, before it becomes JSON: those that were resolved, and what looks like one. */
export const cleanReport = <T>(value: T): T => cleaned(value, redactSecrets)

/** Takes only the values of secrets out of the texts of a value, before it becomes JSON: for what is scored. */
export const cleanAnswer = <T>(value: T): T => (resolved.length === 0 ? value : cleaned(value, redactValues))

/**
 * A value whose texts are cleaned; the same one where nothing was to be cleaned. Names of fields are not texts: only the values of
 * secrets are taken out of them.
 */
function cleaned<T>(value: T, clean: (text: string) => string): T {
  if (typeof value === 'string') return clean(value) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => cleaned(item, clean))
    return items.every((item, index) => Object.is(item, value[index])) ? value : (items as T)
  }
  if (!isPlain(value)) return value
  const entries = Object.entries(value)
  const others = entries.map(([name, inner]): [string, unknown] => [redactValues(name), cleaned(inner as unknown, clean)])
  const isSame = others.every(([name, inner], index) => name === entries[index]![0] && Object.is(inner, entries[index]![1]))
  return isSame ? value : (Object.fromEntries(others) as T)
}

/** What has a form of its own in JSON, such as a date, is left to it. */
const isPlain = (value: object): boolean => typeof (value as { readonly toJSON?: unknown }).toJSON !== 'function'
