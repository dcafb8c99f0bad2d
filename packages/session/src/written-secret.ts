import { BinnacleError, type JsonObject } from '@binnacle/core'

/** Names of options that hold a key: `apiKey`, `x-api-key`, `authToken`, `password`. */
const KEY_NAME =
  /(?:^|_)(?:api_?key|secret|secret_?key|private_?key|access_?key|password|passwd|authorization|(?:access|auth|bearer|session|api)_?token)$/

/** Values that are keys, whatever they are called. */
const KEY_VALUES: readonly RegExp[] = [
  /^(?:Bearer|Basic)\s+\S{8,}$/i,
  /\b(?:sk|xai|gsk|r8|nvapi|pplx|sess)[-_](?=[\w-]*\d)[\w-]{16,}/,
  /\bAIza[\w-]{20,}/,
  /\bhf_[A-Za-z0-9]{16,}/,
  /\bgh[pousr]_\w{16,}/,
  /\bAKIA[A-Z0-9]{12,}/,
  /:\/\/[^/\s:@]*:[^/\s@]+@/,
]

const isReference = (text: string): boolean => /^(?:basic:)?(?:env|file|text):/.test(text)

/**
 * Refuses options of a deployment in which a key is written out: they stand in the record of every run.
 * @throws BinnacleError `ERR_CONFIG_SECRET`
 */
export function refuseWrittenSecret(deployment: string, options: JsonObject): void {
  const path = writtenSecret(options)
  if (path === undefined) return
  throw new BinnacleError({
    code: 'ERR_CONFIG_SECRET',
    message: `the option ${path} of ${deployment} holds a key that is written out, and would stand in the record of the run`,
    hint: "Put the key into a variable and write 'env:NAME', or into a file and write 'file:PATH'. A word that is no secret, which some servers want in place of a key, is 'text:WORD'.",
    fate: 'run',
  })
}

/** Where options hold a key; undefined where they hold none. */
function writtenSecret(value: unknown, path = '', name = ''): string | undefined {
  if (typeof value === 'string') {
    if (value === '' || isReference(value)) return undefined
    const plain = name
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
    return KEY_NAME.test(plain) || KEY_VALUES.some((pattern) => pattern.test(value)) ? path : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = writtenSecret(inner, path === '' ? key : `${path}.${key}`, Array.isArray(value) ? name : key)
    if (found !== undefined) return found
  }
  return undefined
}
