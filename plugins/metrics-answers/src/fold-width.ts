import { asciiDigits } from '@binnacle/python'

/** Letters in circles and boxes, by the first of each row. */
const ROWS: readonly (readonly [first: number, letter: string])[] = [
  [0x24b6, 'A'],
  [0x24d0, 'a'],
  [0x1f130, 'A'],
  [0x1f150, 'A'],
  [0x1f170, 'A'],
]

/** Full-width signs become those of ASCII, letters in circles plain ones, and decimal digits of all scripts too. Superscripts stay: 10² is not 102. */
export function foldWidth(text: string): string {
  return asciiDigits(
    text
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(/[\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, plainLetter)
      .replaceAll('\u3000', ' '),
  )
}

function plainLetter(sign: string): string {
  const code = sign.codePointAt(0)!
  const [first, letter] = ROWS.find(([start]) => code >= start && code < start + 26)!
  return String.fromCharCode(letter.charCodeAt(0) + code - first)
}
