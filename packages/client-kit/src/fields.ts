/** An object of JSON whose fields are not known. */
export type Fields = Readonly<Record<string, unknown>>

/** The value as an object, or an empty one. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {}
}

/** Whether a value is an object of JSON, and no list. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a list, or an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value as a text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Whether a value says nothing: absent, null, false, 0, empty, or made of such values alone. */
export function saysNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value
  return Object.values(value).every(saysNothing)
}

/** What kind of value stands where another was expected, for messages: `a number`, `a list of video`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${typeName(value[0])}`
  if (typeof value === 'object') return `an object of type ${typeName(value)}`
  return `a ${typeof value}`
}

function typeName(value: unknown): string {
  const { type } = fieldsOf(value)
  return typeof type === 'string' ? JSON.stringify(type.slice(0, 40)) : value === null ? 'null' : isObject(value) ? 'no name' : typeof value
}
