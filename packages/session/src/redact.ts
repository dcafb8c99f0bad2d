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
 * Takes only the values out that were resolved as secrets: for answers of models, where something that looks like a key may be
 * meant. Numbers stay, for a text of JSON must stay one.
 */
export function redactValues(text: string): string {
  let clean = text
  for (const secret of resolved) {
    if (/^\d+$/.test(secret)) continue
    for (const form of new Set([secret, JSON.stringify(secret).slice(1, -1)])) {
      if (clean.includes(form)) clean = clean.replaceAll(form, '[redacted]')
    }
  }
  return clean
}
