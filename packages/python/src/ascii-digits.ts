const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu
const DIGIT = /^\p{Nd}$/u

/** A text with the decimal digits of every script as ASCII digits, as Python reads numbers. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(digitValue(digit.codePointAt(0)!)))
}

/** The value of a decimal digit: digits of a script stand in rows of ten from zero. */
function digitValue(codePoint: number): number {
  let place = codePoint
  while (DIGIT.test(String.fromCodePoint(place - 1))) place--
  return (codePoint - place) % 10
}
