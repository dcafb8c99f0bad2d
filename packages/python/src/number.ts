import { asciiDigits } from './ascii-digits.ts'
import { stripText } from './white-space.ts'

const NUMBER = /^[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:[eE][+-]?\d+(?:_\d+)*)?$/
const SPECIAL = /^([+-]?)(inf|infinity|nan)$/i

/** Python's `float(text)`: white space around, underscores between digits, `inf` and `nan`, digits of any script; else `undefined`. */
export function parseFloatText(text: string): number | undefined {
  const stripped = asciiDigits(stripText(text))
  const special = SPECIAL.exec(stripped)
  if (special !== null) {
    const [, sign, word] = special
    if (word!.toLowerCase() === 'nan') return Number.NaN
    return sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  }
  return NUMBER.test(stripped) ? Number(stripped.replaceAll('_', '')) : undefined
}

/** Python's `round(value, digits)`: the exact value is rounded, a tie to the even digit. */
export function roundTo(value: number, digits: number): number {
  if (!Number.isFinite(value) || Math.abs(value) >= 2 ** 52) return value
  const text = Math.abs(value).toFixed(digits)
  const sign = value < 0 || Object.is(value, -0) ? -1 : 1
  if (!isTie(Math.abs(value), digits)) return sign * Number(text)
  // A tie is rounded up by `toFixed`.
  const units = BigInt(text.replace('.', ''))
  const even = units % 2n === 0n ? units : units - 1n
  return sign * Number(`${even}e-${digits}`)
}

/** Whether a number lies exactly between two of so many digits; only odd multiples of a power of two below can. */
function isTie(value: number, digits: number): boolean {
  const scaled = value * 2 ** (digits + 1)
  return Number.isInteger(scaled) && scaled % 2 === 1 && exactFraction(value, digits)
}

/** Whether `value * 10^digits` is a whole number and a half. */
function exactFraction(value: number, digits: number): boolean {
  const units = BigInt(value * 2 ** (digits + 1)) * 5n ** BigInt(digits)
  return units % 2n === 1n
}

/** Python's `math.isclose(left, right)` with its own tolerance of 1e-9 of the greater. */
export function isClose(left: number, right: number): boolean {
  if (left === right) return true
  if (!Number.isFinite(left) || !Number.isFinite(right)) return false
  const difference = Math.abs(right - left)
  return difference <= Math.abs(1e-9 * right) || difference <= Math.abs(1e-9 * left)
}
