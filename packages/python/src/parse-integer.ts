import { asciiDigits } from './ascii-digits.ts'
import { stripText } from './white-space.ts'

const INTEGER = /^([+-]?)(\d+(?:_\d+)*)$/
const SEPARATORS = ['\x1c', '\x1d', '\x1e', '\x1f']

/** Python's `int(text)`: white space around but for U+001C … U+001F, a sign, single underscores, digits of any script; else `undefined`. */
export function parseInteger(text: string): bigint | undefined {
  const match = INTEGER.exec(asciiDigits(stripText(text)))
  if (match === null || SEPARATORS.some((separator) => text.includes(separator))) return undefined
  const value = BigInt(match[2]!.replaceAll('_', ''))
  return match[1] === '-' ? -value : value
}
