import { BinnacleError } from '../errors.ts'
import type { Json } from './json.ts'

/** As deep as values may be nested. */
const MOST_DEEP = 500

const notJson = (path: string, what: string): BinnacleError =>
  new BinnacleError({
    code: 'ERR_VALUE_NOT_JSON',
    message: `${path === '' ? 'it' : `its "${path}"`} ${what}`,
    hint: 'Records hold texts, numbers, true, false, null, lists and objects; dates, bytes, bigint, Map and Set are turned into them.',
  })

/**
 * A value as records hold it: the one way by which values that JSON does not have become JSON. A bigint beyond 2^53 becomes the text of
 * its digits, a date its ISO text, bytes a `data:` URL in base64, a Set a list, and a Map with texts as keys an object; what has `toJSON`
 * says itself. Fields that are undefined are left out. NaN and the infinities stay: records have marks for them. A value that is JSON
 * already is given back as it is.
 * @throws BinnacleError `ERR_VALUE_NOT_JSON` naming the path: a function, a symbol, a circle, a value nested without end
 */
export function plainJson(value: unknown): Json {
  return plain(value, '', 0, new Set()) ?? null
}

function plain(value: unknown, path: string, depth: number, open: Set<object>): Json | undefined {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return value
    case 'bigint':
      return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : String(value)
    case 'object':
      break
    default:
      throw notJson(path, `is a ${typeof value}, which no record can hold`)
  }
  if (value === null) return null
  if (depth > MOST_DEEP) throw notJson(path, `is nested more than ${MOST_DEEP} deep`)
  if (open.has(value)) throw notJson(path, 'holds itself')
  open.add(value)
  const found = ofObject(value, path, depth, open)
  open.delete(value)
  return found
}

function ofObject(value: object, path: string, depth: number, open: Set<object>): Json | undefined {
  const inner = (one: unknown, key: string | number): Json | undefined =>
    plain(one, typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, depth + 1, open)
  if (Array.isArray(value)) return ofList(value, inner)
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw notJson(path, 'is not a valid date')
    return value.toISOString()
  }
  if (value instanceof ArrayBuffer) return dataUrl(new Uint8Array(value))
  if (value instanceof Uint8Array) return dataUrl(value)
  if (ArrayBuffer.isView(value)) return ofList([...(value as unknown as Iterable<unknown>)], inner)
  if ('toJSON' in value && typeof value.toJSON === 'function') return plain(value.toJSON(), path, depth + 1, open)
  if (value instanceof Set) return ofList([...value], inner)
  if (value instanceof Map) {
    if ([...value.keys()].some((key) => typeof key !== 'string')) throw notJson(path, 'is a Map whose keys are not texts')
    return ofFields(Object.fromEntries(value as Map<string, unknown>), inner)
  }
  return ofFields(value as Readonly<Record<string, unknown>>, inner)
}

type Inner = (value: unknown, key: string | number) => Json | undefined

function ofList(list: readonly unknown[], inner: Inner): Json {
  let changed: Json[] | undefined
  for (let index = 0; index < list.length; index++) {
    const made = inner(list[index], index) ?? null
    if (changed === undefined && !Object.is(made, list[index])) changed = list.slice(0, index) as Json[]
    changed?.push(made)
  }
  return changed ?? (list as readonly Json[])
}

function ofFields(fields: Readonly<Record<string, unknown>>, inner: Inner): Json {
  let isChanged = false
  const made: [string, Json][] = []
  for (const key of Object.keys(fields)) {
    const value = inner(fields[key], key)
    if (!Object.is(value, fields[key])) isChanged = true
    if (value !== undefined) made.push([key, value])
  }
  return isChanged ? Object.fromEntries(made) : (fields as Readonly<Record<string, Json>>)
}

function dataUrl(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return `data:application/octet-stream;base64,${btoa(text)}`
}
