/**
 * The JSON of records: what is written is what is read. JSON has no `NaN` and no `Infinity`; they are texts behind a mark, U+0000,
 * and a text that begins with the mark itself gets another one in front, so that no text is ever read as a number.
 */
const MARK = '\u0000'

const NUMBERS: ReadonlyMap<string, number> = new Map([NaN, Infinity, -Infinity].map((number) => [`${MARK}${number}`, number]))

/** JSON has a −0 that `JSON.stringify` does not write. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown }

/** Writes a value as JSON of records. */
export function toJson(value: unknown): string {
  return needsMarks(value) ? JSON.stringify(value, (_key, inner: unknown) => marked(inner)) : JSON.stringify(value)
}

/**
 * Reads what `toJson` wrote.
 * @throws SyntaxError where the text is not JSON of records
 */
export function fromJson(text: string): unknown {
  // JSON has one spelling of U+0000, for it may not stand there as it is.
  return text.includes('\\u0000') ? JSON.parse(text, (_key, inner: unknown) => unmarked(inner)) : JSON.parse(text)
}

/**
 * Reads JSON of records that name no format: there a text behind the mark was not told from a number.
 * @throws SyntaxError where the text is not JSON
 */
export function fromFirstJson(text: string): unknown {
  if (!text.includes('\\u0000')) return JSON.parse(text)
  return JSON.parse(text, (_key, inner: unknown) => (typeof inner === 'string' ? (NUMBERS.get(inner) ?? inner) : inner))
}

/** Writes a value as records that name no format have it. */
export function toFirstJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'number' ? marked(inner) : inner))
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(MARK) ? MARK + value : value
  if (typeof value !== 'number') return value
  return Object.is(value, -0) ? rawJSON('-0') : Number.isFinite(value) ? value : `${MARK}${value}`
}

function unmarked(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return value
  if (value.startsWith(MARK, 1)) return value.slice(1)
  const number = NUMBERS.get(value)
  if (number === undefined) throw new SyntaxError(`${JSON.stringify(value)} is neither a text nor a number of records`)
  return number
}

function needsMarks(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith(MARK)
  if (typeof value === 'number') return !Number.isFinite(value) || Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(needsMarks)
  for (const key in value) if (needsMarks((value as Record<string, unknown>)[key])) return true
  return false
}
