import { redact } from '@binnacle/http'

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
