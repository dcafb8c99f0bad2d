/** What stands where a key stood. */
const REDACTED = '[redacted]'

/** Texts that look like keys, whoever gave them out. */
const KEY_PATTERNS: readonly RegExp[] = [
  /(?<![\w-])(?:Bearer|Basic)[ \t]+(?=\S*[^a-z\s]|\S{16})[A-Za-z0-9._~+/=*-]{6,}/gi,
  /\b(?:sk|pk|rk|sess|xai|gsk|r8|nvapi|pplx|fw|tgp_v1|key)[-_][A-Za-z0-9_*-]{6,}/g,
  /\bAIza[A-Za-z0-9_*-]{6,}/g,
  /\bhf_[A-Za-z0-9*]{6,}/g,
  /\bgh[pousr]_[A-Za-z0-9*]{6,}/g,
  /\bAKIA[A-Z0-9]{8,}/g,
]

/** Credentials inside a URL: `user:password@`, and query fields that carry keys. */
const URL_CREDENTIALS = /(\/\/)[^/\s:@]*:[^/\s@]*@/g
const URL_KEY_FIELDS = /([?&](?:key|api[-_]?key|access[-_]?token|token|sig|signature)=)[^&\s"']+/gi

/**
 * Takes out of a text everything that looks like a key: `sk-…`, `Bearer …`, `AIza…`, `hf_…`, `user:password@`, `?key=…`.
 * @returns the text with `[redacted]` in their places
 */
export function redactSecrets(text: string): string {
  let clean = text.replace(URL_CREDENTIALS, `$1${REDACTED}@`).replace(URL_KEY_FIELDS, `$1${REDACTED}`)
  for (const pattern of KEY_PATTERNS) clean = clean.replace(pattern, REDACTED)
  return clean
}

/**
 * Takes the given secrets out of a text, also as they stand in URLs and JSON, and everything that looks like a key.
 * A secret of fewer than 8 characters is taken out only where it stands as a word of its own.
 * @param secrets the values of keys; empty ones are passed over
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text
  for (const secret of secrets.toSorted((a, b) => b.length - a.length)) {
    for (const form of new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])) {
      if (form === '') continue
      clean = form.length >= 8 ? clean.replaceAll(form, REDACTED) : clean.replace(wholeWord(form), `$1${REDACTED}`)
    }
  }
  return redactSecrets(clean)
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(^|[^A-Za-z0-9])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z0-9])`, 'g')
}
