import { existsSync, readFileSync } from 'node:fs'
import { parseInteger } from '@binnacle/python'
import { readPythonYaml, type YamlValue } from '@binnacle/python/yaml'
import { brokenYaml } from './errors.ts'

/** An entry of one of HELM's YAML lists. */
export interface YamlRow {
  readonly name: string
  readonly file: string
  readonly fields: Readonly<Record<string, unknown>>
  /** `file:line` of one of its fields, or of what stands nearest above. */
  readonly place: (...path: readonly (string | number)[]) => string
}

/**
 * Reads the list under a key; none where the file is not there.
 * @throws BinnacleError `ERR_LOCAL_YAML` naming file and line
 */
export function readYamlRows(file: string, key: string): readonly YamlRow[] {
  if (!existsSync(file)) return []
  const read = readPythonYaml(textOf(file))
  if (read.fault !== undefined) throw brokenYaml(placeOf(file, read.line), read.fault)
  return rowsOf(file, key, read)
}

const placeOf = (file: string, line: number | undefined): string => (line === undefined ? file : `${file}:${line}`)

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (cause) {
    throw brokenYaml(file, cause instanceof TypeError ? 'it is not UTF-8' : `it cannot be read: ${(cause as Error).message}`)
  }
}

function rowsOf(file: string, key: string, { value, lineOf }: YamlValue): readonly YamlRow[] {
  const list = isObject(value) && Object.hasOwn(value, key) ? (value[key] ?? []) : []
  if (value !== null && !isObject(value)) throw brokenYaml(file, `an object with "${key}" is expected`)
  if (!Array.isArray(list)) throw brokenYaml(placeOf(file, lineOf([key])), `"${key}" is not a list`)
  return list.map((fields: unknown, index): YamlRow => {
    const place = (...path: readonly (string | number)[]): string => placeOf(file, lineOf([key, index, ...path]))
    if (!isObject(fields)) throw brokenYaml(place(), `${key}[${index}] is not an object`)
    const { name } = fields
    if (typeof name !== 'string' || name === '') throw brokenYaml(place('name'), `${key}[${index}] has no name`)
    return { name, file, fields, place }
  })
}

/** Whether a value is an object with keys. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field that is a text. A number without a point is taken as HELM takes it: by its digits. */
export function textField({ name, fields, place }: YamlRow, key: string): string | undefined {
  const value = fields[key] ?? undefined
  if (value === undefined || typeof value === 'string') return value
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value)
  throw brokenYaml(place(key), `${name}: "${key}" is not a text (put it in quotes)`)
}

/** A field that is a whole number above 0; also one in quotes, which HELM reads too. */
export function countField({ name, fields, place }: YamlRow, key: string): number | undefined {
  const given = fields[key] ?? undefined
  if (given === undefined) return undefined
  const value = typeof given === 'string' ? Number(parseInteger(given) ?? Number.NaN) : given
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw brokenYaml(place(key), `${name}: "${key}" is not a whole number`)
  if (value <= 0) throw brokenYaml(place(key), `${name}: "${key}" is ${value}, and must be above 0`)
  return value
}

/** A field that is true or false. */
export function truthField({ name, fields, place }: YamlRow, key: string): boolean {
  const value = fields[key] ?? false
  if (typeof value !== 'boolean') throw brokenYaml(place(key), `${name}: "${key}" is neither true nor false`)
  return value
}

/** A class of HELM's with the arguments of its constructor. */
export interface ObjectSpec {
  readonly className: string
  readonly args: Readonly<Record<string, unknown>>
}

/** A field that names a class: `{ class_name, args }`. */
export function specField({ name, fields, place }: YamlRow, key: string): ObjectSpec | undefined {
  const value = fields[key] ?? undefined
  if (value === undefined) return undefined
  const { class_name: className, args = null } = isObject(value) ? value : {}
  if (typeof className !== 'string') throw brokenYaml(place(key), `${name}: "${key}" has no class_name`)
  if (args !== null && !isObject(args)) throw brokenYaml(place(key, 'args'), `${name}: "${key}.args" is not an object`)
  return { className, args: args ?? {} }
}
