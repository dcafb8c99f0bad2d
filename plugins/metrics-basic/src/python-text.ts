/** Whether Python's `str.isspace` holds for a UTF-16 unit; all of Python's white space is in the basic plane. */
export function isPythonSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || (unit >= 0x1c && unit <= 0x1f)
  return (
    unit === 0x85 ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  )
}

/** Python's `text.strip()`. */
export function stripText(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isPythonSpace(text.charCodeAt(start))) start++
  while (end > start && isPythonSpace(text.charCodeAt(end - 1))) end--
  return start === 0 && end === text.length ? text : text.slice(start, end)
}

/** Python's `text.split()`: the pieces between runs of white space. */
export function splitText(text: string): string[] {
  const words: string[] = []
  let start = -1
  for (let index = 0; index < text.length; index++) {
    if (isPythonSpace(text.charCodeAt(index))) {
      if (start >= 0) words.push(text.slice(start, index))
      start = -1
    } else if (start < 0) start = index
  }
  if (start >= 0) words.push(start === 0 ? text : text.slice(start))
  return words
}

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
