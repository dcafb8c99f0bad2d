import { foldWidth } from '../fold-width.ts'
import { decimalFraction, type Fraction } from './fraction.ts'
import { JOINED_MULTIPLES, MULTIPLES, NUMBER_MARKS, type NumberLocale } from './number-marks.data.ts'

/** A number in a text; `value` is undefined where it is written in a way that has no sure meaning (`1.2.3`, `3-4`, `10²`, `5 + 6`, `3 million`). */
export interface FoundNumber {
  readonly value: Fraction | undefined
  readonly text: string
  readonly index: number
  readonly end: number
}

const SIGN = '[-+−–]'
const LATEX_FRACTION = /^\\[dt]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/u
const PLAIN_FRACTION = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)(?![\d/⁄.,]*\d)/u
const EXPONENT = /^(?:[eE]([-+]?\d{1,3})(?!\d)|\s?(?:×|\*|·|\\times|\\cdot)\s?10\s?\^\s?\{?([-+−]?\d{1,3})\}?)/u
/** What makes the digits before it a part of something else: a sum, a range, a date, a power, a root, a base, a word. */
const CONTINUED =
  /^(?:\s*(?:[+*×÷·^]|\\times|\\cdot|\\div)\s*[\d(\\]|\s*[-−–]\s*\d|\s+[-−–]\s+\(|\s*(?:√|π|\\sqrt|\\pi\b)|\s+(?:to|bis)\s+\d|_[\d{]|[/⁄:]\d|[\u00b2\u00b3\u00b9\u2070-\u2079¼-¾]|\^|[.,'’]\d|(?:k|K|M|bn|B)(?!\p{L}))/u
/** The same before them: a root, a minus around brackets. */
const BEGUN = /(?:√|\\sqrt(?:\[\d+\])?)\s*[({]?\s*$|[-−]\s*\($/u
/** As much of the text before is looked at. */
const BEFORE = 20

const MULTIPLIED = new RegExp(String.raw`^[\s-]?(?:(?:${MULTIPLES.join('|')})(?![\p{L}\p{M}])|${JOINED_MULTIPLES})`, 'iu')

const runs = new Map<NumberLocale, { readonly start: RegExp; readonly digits: RegExp; readonly valid: RegExp }>()

function patternsOf(locale: NumberLocale): { readonly start: RegExp; readonly digits: RegExp; readonly valid: RegExp } {
  let found = runs.get(locale)
  if (found === undefined) {
    const { decimal, group } = NUMBER_MARKS[locale]
    const blank = group.startsWith(' ') ? String.raw`| (?=\d{3}(?!\d))` : ''
    const marks = String.raw`[.,'’\u00a0\u2009\u202f]`
    found = {
      start: new RegExp(
        String.raw`(?<![\p{L}\p{N}_.])(?:(?<![\d)\]}]\s*)(${SIGN})\s?)?(?:\p{Sc}\s?)?(?:(?<![\d)\]}]\s*)(${SIGN}))?(?=\d|[.,]\d|\\[dt]?frac)`,
        'gu',
      ),
      digits: new RegExp(String.raw`^(?:[.,]\d+(?!\d)|\d+(?:(?:${marks}${blank})\d+)*)`, 'u'),
      valid: new RegExp(
        String.raw`^(?:(?:(\d{1,3}(?:([${group}])\d{3})(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3}|\d+))?(?:[${decimal}](\d+))?)$`,
        'u',
      ),
    }
    runs.set(locale, found)
  }
  return found
}

/** All numbers of a text as a country writes them, with signs, currencies, fractions and powers of ten. Units and `%` change nothing. */
export function findNumbers(given: string, locale: NumberLocale): FoundNumber[] {
  const text = plainMathematics(foldWidth(given))
  const { start, digits, valid } = patternsOf(locale)
  const numbers: FoundNumber[] = []
  let from = 0
  for (const match of text.matchAll(start)) {
    const index = match.index
    if (index < from) continue
    const at = index + match[0].length
    const rest = text.slice(at)
    const read = readFraction(rest) ?? readDecimal(rest, digits, valid)
    if (read === undefined) continue
    from = at + read.length
    const negative = [match[1], match[2]].some((sign) => sign !== undefined && sign !== '+')
    const begun = BEGUN.test(text.slice(Math.max(0, index - BEFORE), index))
    const sure = read.value !== undefined && !begun && !CONTINUED.test(text.slice(from)) && !MULTIPLIED.test(text.slice(from))
    const value = sure ? { over: negative ? -read.value.over : read.value.over, under: read.value.under } : undefined
    numbers.push({ value, text: text.slice(index, from).trim(), index, end: from })
  }
  return numbers
}

interface ReadDigits {
  readonly value: Fraction | undefined
  readonly length: number
}

function readFraction(text: string): ReadDigits | undefined {
  const [all, whole = '0', over, under] = PLAIN_FRACTION.exec(text) ?? latexFraction(text) ?? []
  if (all === undefined || over === undefined || under === undefined) return undefined
  const bottom = BigInt(under)
  const value = bottom === 0n ? undefined : { over: BigInt(whole) * bottom + BigInt(over), under: bottom }
  return { value, length: all.length }
}

function latexFraction(text: string): readonly (string | undefined)[] | undefined {
  const match = LATEX_FRACTION.exec(text)
  return match === null ? undefined : [match[0], undefined, match[1], match[2]]
}

function readDecimal(text: string, digits: RegExp, valid: RegExp): ReadDigits | undefined {
  const run = digits.exec(text)?.[0]
  if (run === undefined) return undefined
  const [all, whole = '', , decimals] = valid.exec(run) ?? []
  const power = EXPONENT.exec(text.slice(run.length))
  const length = run.length + (power?.[0].length ?? 0)
  if (all === undefined) return { value: undefined, length }
  const plain = whole.replace(/\D/gu, '')
  const exponent = Number((power?.[1] ?? power?.[2] ?? '0').replace('−', '-'))
  return { value: decimalFraction(decimals === undefined ? plain : `${plain}.${decimals}`, exponent), length }
}

/** A text without what LaTeX needs to set a number: `\$1{,}234\,\%`. */
function plainMathematics(text: string): string {
  return text
    .replace(/\\[,;!: ]/gu, '')
    .replaceAll('{,}', ',')
    .replaceAll('{.}', '.')
    .replace(/\\([$%])/gu, '$1')
}
