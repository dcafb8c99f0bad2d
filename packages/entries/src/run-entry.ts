import type { EntryArgument } from '@binnacle/core'
import { pythonFloat, stripText } from '@binnacle/python'
import { badEntry } from './errors.ts'

/** A run entry in parts: HELM's object spec. */
export interface RunEntry {
  readonly text: string
  readonly name: string
  readonly args: readonly EntryArgument[]
}

const INTEGER = /^[+-]?\d+(_\d+)*$/
const FLOAT = /^[+-]?((\d+(_\d+)*\.?(\d+(_\d+)*)?|\.\d+(_\d+)*)(e[+-]?\d+(_\d+)*)?|inf|infinity|nan)$/i

/**
 * Reads `name:key=value,key=value` as HELM does: split at the first colon, at every comma, at the first equals sign; a value is a
 * whole number, a number or a text by Python's rules. Of a repeated key the last value counts, in the first one's place.
 * @throws BinnacleError `ERR_ENTRY_SYNTAX`
 */
export function parseRunEntry(text: string): RunEntry {
  const colon = text.indexOf(':')
  const name = (colon < 0 ? text : text.slice(0, colon)).trim()
  if (name === '') throw badEntry(text, 'the name of the task is missing')
  const args = new Map<string, EntryArgument>()
  if (colon >= 0) {
    for (const part of text.slice(colon + 1).split(',')) {
      const equals = part.indexOf('=')
      if (equals < 0) throw badEntry(text, `"${part}" has no value: write key=value`)
      const key = part.slice(0, equals)
      args.set(key, { key, ...parseValue(part.slice(equals + 1)) })
    }
  }
  return { text, name, args: [...args.values()] }
}

function parseValue(text: string): Omit<EntryArgument, 'key'> {
  const bare = asciiDigits(stripText(text))
  if (INTEGER.test(bare)) {
    const digits = bare.replaceAll('_', '')
    const value = Number(digits)
    return Number.isSafeInteger(value) ? { value, text: String(value) } : { value: text, text: BigInt(digits).toString() }
  }
  if (FLOAT.test(bare)) {
    const value = Number(bare.replaceAll('_', '').replace(/^([+-]?)(inf|infinity)$/i, '$1Infinity'))
    return { value, text: pythonFloat(value) }
  }
  return { value: text, text }
}

/** Python reads the decimal digits of every script: `٣` is 3. */
function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Digits come in rows of ten from 0 to 9, and several rows may follow one another.
    const code = digit.codePointAt(0)!
    let first = code
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
    return String((code - first) % 10)
  })
}
