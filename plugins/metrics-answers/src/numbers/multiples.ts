import type { NumberLocale } from './number-marks.data.ts'
import { JOINED_MULTIPLES, LOCAL_MULTIPLES, MULTIPLES } from './number-words.data.ts'

/** A word that multiplies the number before it. */
export interface Multiple {
  /** Undefined where the word means one thing here and another there. */
  readonly value: bigint | undefined
  readonly length: number
}

interface Pattern {
  readonly pattern: RegExp
  readonly value: (locale: NumberLocale) => string | undefined
}

const word = (words: string): RegExp => new RegExp(String.raw`[\s-]{0,3}(?:${words.split(' ').join('|')})(?![\p{L}\p{M}])\.?`, 'iuy')

const PATTERNS: readonly Pattern[] = [
  ...Object.entries(MULTIPLES).map(([value, words]) => ({ pattern: word(words), value: () => value })),
  ...Object.entries(LOCAL_MULTIPLES).map(([words, meanings]) => ({
    pattern: word(words),
    value: (locale: NumberLocale) => meanings.find(({ locales }) => locales.includes(locale))?.value,
  })),
  ...JOINED_MULTIPLES.map(({ sign, value, unit }) => ({
    pattern: new RegExp(String.raw`\s{0,3}${sign}${unit === undefined ? '' : `(?![${unit}])`}`, 'uy'),
    value: () => value,
  })),
]

/** What may begin such a word. */
const BEGIN = /[\s-]{0,3}[\p{L}\p{M}]/uy

/** As many words may follow one another: “5 hundred thousand”, 5千万. */
const MOST = 3

/** The multiples that begin at a place of a text, as one. */
export function multipleAt(text: string, at: number, locale: NumberLocale): Multiple | undefined {
  let value: bigint | undefined = 1n
  let end = at
  for (let count = 0; count < MOST; count++) {
    const found = oneAt(text, end, locale)
    if (found === undefined) break
    end += found.length
    value = value === undefined || found.value === undefined ? undefined : value * found.value
  }
  return end === at ? undefined : { value, length: end - at }
}

function oneAt(text: string, at: number, locale: NumberLocale): Multiple | undefined {
  BEGIN.lastIndex = at
  if (!BEGIN.test(text)) return undefined
  for (const { pattern, value } of PATTERNS) {
    pattern.lastIndex = at
    const length = pattern.exec(text)?.[0].length
    if (length === undefined) continue
    const digits = value(locale)
    return { value: digits === undefined ? undefined : BigInt(digits), length }
  }
  return undefined
}
