import { pythonFloat } from './python-float.ts'

/** A number that Python holds as a float: `1` is written `1.0`. */
export class PythonNumber {
  readonly value: number
  constructor(value: number) {
    this.value = value
  }
}

/** Marks a number as a float. */
export const float = (value: number): PythonNumber => new PythonNumber(value)

/**
 * Writes a value as Python's `json.dump(indent=2)` does: non-ASCII escaped, floats by `repr`, fields that are undefined left out.
 * @param depth how deep the value stands in the file
 */
export function pythonJson(value: unknown, depth = 0): string {
  if (value instanceof PythonNumber) return numberText(value.value, true)
  if (typeof value === 'number') return numberText(value, !Number.isInteger(value))
  if (typeof value === 'string') return asciiText(value)
  if (value === null || value === undefined) return 'null'
  if (typeof value !== 'object') return String(value)
  const inner = '  '.repeat(depth + 1)
  const end = `\n${'  '.repeat(depth)}`
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[\n${value.map((item) => inner + pythonJson(item, depth + 1)).join(',\n')}${end}]`
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return '{}'
  return `{\n${fields.map(([key, field]) => `${inner}${asciiText(key)}: ${pythonJson(field, depth + 1)}`).join(',\n')}${end}}`
}

/** Writes a value as Python's `json.dumps` does: on one line, with a blank after commas and colons. */
export function pythonJsonLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJsonLine).join(', ')}]`
  if (typeof value !== 'object' || value === null || value instanceof PythonNumber) return pythonJson(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([key, field]) => `${asciiText(key)}: ${pythonJsonLine(field)}`).join(', ')}}`
}

function numberText(value: number, isFloat: boolean): string {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity'
  return isFloat ? pythonFloat(value) : String(value)
}

/** A JSON text in ASCII, with lower-case escapes. */
function asciiText(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
