/** Names of options that hold a key: `apiKey`, `x-api-key`, `authToken`, `token`, `password`. */
const KEY_NAME =
  /(?:^token|(?:^|_)(?:api_?key|secret|secret_?key|private_?key|access_?key|password|passwd|authorization|(?:access|auth|bearer|session|api)_?token))$/

/** Values that are keys, whatever they are called. */
const KEY_VALUES: readonly RegExp[] = [
  /^sk-[\w-]{8,}/,
  /^(?:Bearer|Basic)\s+\S{8,}/i,
  /\b(?:sk|xai|gsk|r8|nvapi|pplx|sess)[-_](?=[\w-]*\d)[\w-]{16,}/,
  /\bAIza[\w-]{20,}/,
  /^hf_\w{8,}|\bhf_[A-Za-z0-9]{16,}/,
  /\bgh[pousr]_\w{16,}/,
  /^xox[abp]-[\w-]{8,}/,
  /\bAKIA[A-Z0-9]{12,}/,
  /:\/\/[^/\s:@]*:[^/\s@]+@/,
]

/** References to a key, and words that are none. */
const REFERENCE = /^(?:basic:)?(?:env|file|text):/

/**
 * Whether a text is a key that is written out: by the name it stands under, or by its form.
 * @param name the option that holds it; '' where it has none
 */
export function isWrittenSecret(name: string, value: string): boolean {
  if (value === '' || REFERENCE.test(value)) return false
  const plain = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
  return KEY_NAME.test(plain) || KEY_VALUES.some((pattern) => pattern.test(value))
}
