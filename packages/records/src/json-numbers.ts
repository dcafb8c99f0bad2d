/** JSON has no `NaN` and no `Infinity`, and `JSON.stringify` makes `null` of them: in records they are texts behind a mark. */
const MARKED: readonly string[] = ['\u0000NaN', '\u0000Infinity', '\u0000-Infinity']

/** Writes a value as JSON; numbers that JSON has not are kept. */
export function toJson(value: unknown): string {
  return hasOddNumber(value)
    ? JSON.stringify(value, (_key, inner: unknown) => (isOdd(inner) ? `\u0000${inner}` : inner))
    : JSON.stringify(value)
}

/**
 * Reads what `toJson` wrote.
 * @throws SyntaxError where the text is not JSON
 */
export function fromJson(text: string): unknown {
  if (!text.includes('\\u0000')) return JSON.parse(text)
  return JSON.parse(text, (_key, inner: unknown) => (typeof inner === 'string' && MARKED.includes(inner) ? Number(inner.slice(1)) : inner))
}

const isOdd = (value: unknown): value is number => typeof value === 'number' && !Number.isFinite(value)

function hasOddNumber(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isOdd(value)
  if (Array.isArray(value)) return value.some(hasOddNumber)
  for (const key in value) if (hasOddNumber((value as Record<string, unknown>)[key])) return true
  return false
}
