import { stripText } from './white-space.ts'

const INTEGER = /^([+-]?)(\p{Nd}+(?:_\p{Nd}+)*)$/u
const SEPARATORS = ['\x1c', '\x1d', '\x1e', '\x1f']
const DIGIT = /^\p{Nd}$/u

/** Python's `int(text)`: white space around but for U+001C … U+001F, a sign, single underscores, digits of any script; else `undefined`. */
export function parseInteger(text: string): bigint | undefined {
  const match = INTEGER.exec(stripText(text))
  if (match === null || SEPARATORS.some((separator) => text.includes(separator))) return undefined
  let digits = ''
  for (const character of match[2]!) {
    if (character === '_') continue
    digits += character <= '9' ? character : digitValue(character.codePointAt(0)!)
  }
  const value = BigInt(digits)
  return match[1] === '-' ? -value : value
}

/** The value of a decimal digit: digits of a script stand in a row of ten from zero. */
function digitValue(codePoint: number): number {
  let place = codePoint
  while (DIGIT.test(String.fromCodePoint(place - 1))) place--
  return (codePoint - place) % 10
}
