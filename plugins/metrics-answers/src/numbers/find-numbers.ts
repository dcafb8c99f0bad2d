import { decimalFraction, type Fraction } from './fraction.ts'
import { multipleAt } from './multiples.ts'
import { NUMBER_MARKS, type NumberLocale } from './number-marks.data.ts'
import {
  AFTER_NUMBER,
  BOUNDS,
  COMPARISON_COMMANDS,
  FUNCTION_COMMANDS,
  FUNCTIONS,
  JOINED_AFTER,
  JOINED_BOUNDS,
} from './number-words.data.ts'
import { ATTACHED_UNITS, HARMLESS_COMMANDS, LETTER_UNITS } from './units.data.ts'

/** A number in a text; `value` is undefined where it is written in a way that has no sure meaning (`1.2.3`, `3-4`, `10²`, `5 + 6`, `3x`). */
export interface FoundNumber {
  readonly value: Fraction | undefined
  /** What it is without the word that multiplies it: the 5 of “5 million”. */
  readonly base?: Fraction | undefined
  readonly text: string
  readonly index: number
  readonly end: number
}

/** Numbers of more digits have no sure value: nobody states one, and reading it takes long. */
const MOST_DIGITS = 1000

const SIGN = '[-+−–]'
const ARGUMENT = String.raw`(?:\{\s*([-−]?\d{1,99}(?:\.\d{1,99})?)\s*\}|\s*(\d))`
const LATEX_FRACTION = new RegExp(String.raw`(?:(\d{1,99})\s{0,3})?\\[dtc]?frac\s*${ARGUMENT}\s*${ARGUMENT}`, 'uy')
const LATEX_FRACTION_COMMAND = /\\[dtc]?frac/uy
const PLAIN_FRACTION = /(?:(\d{1,99})\s{1,3})?(\d{1,99})\s{0,3}[/⁄]\s{0,3}(\d{1,99})(?![\d/⁄]|[.,]\d)/uy
const EXPONENT = /[eE]([-+]?\d{1,3})(?!\d)|\s?(?:×|\*|·|\\times|\\cdot)\s?10\s?\^\s?\{?([-+−]?\d{1,3})\}?/uy

/** What makes the digits before it a part of something else: a sum, a range, a date, a power, a root, a base, a variable, a bound. */
const CONTINUED: readonly RegExp[] = [
  /\s{0,3}(?:[+*×÷·]|\\times|\\cdot|\\div)\s{0,3}[\d(\\]|\s{0,3}[-−–]\s{0,3}\d|\s{1,3}[-−–]\s{1,3}\(|\s{0,3}(?:√|π|∞)|\s{1,3}(?:to|bis)\s{1,3}\d/uy,
  /\s{0,3}[-+*/×÷·]\s{0,3}(?:\\[a-zA-Z]|(?![aAI] )\p{Script=Latin}(?![\p{L}'’])|\p{Script=Greek})/uy,
  /_[\d{]|[/⁄:]\d|[\u00b2\u00b3\u00b9\u2070-\u2079]|[.,'’]\d|\+(?!\w)|!!|\.?\\overline|[(]\p{L}\s{0,3}[-+]/uy,
  /(?:k|K|M|bn|B)(?!\p{L})/uy,
  new RegExp(String.raw`\s{1,3}(?:${AFTER_NUMBER.join('|')})(?!\p{L})|\s?(?:${JOINED_AFTER})`, 'iuy'),
  new RegExp(String.raw`\s{0,3}\\(?!(?:${HARMLESS_COMMANDS})(?![a-zA-Z])|[dtc]?frac|[^a-zA-Z])`, 'uy'),
]
/** A power behind it, unless it sets degrees. */
const POWER = /\s?\^(?!\s{0,3}\{?\s{0,3}(?:\\circ|\\degree|o(?!\w)|°))/uy
/** Decimals that go on: `0.333…` */
const ENDLESS = /\.{2}|…/uy
const ATTACHED = /(?:\p{Script=Latin}|\p{Script=Greek})+/uy
const UNITS = new RegExp(`^(?:${ATTACHED_UNITS})$`, 'u')

/** The same before them: a root, a bound, a sign left open, a factor, an exponent. */
const BEGUN: readonly RegExp[] = [
  /(?:√|∛|∜|[±∓≤≥≠≮≯<]|[<>!]=|[^\s=\-<]\s{0,3}>|[-−]\s?\(|[\p{L}\p{N}]\(|[)\]]|[\^]\s{0,3}\{?)\s{0,3}$/u,
  new RegExp(String.raw`\\(?:${FUNCTION_COMMANDS})(?:_\S|\[\d+\])?\s{0,3}[({]?\s{0,3}$`, 'u'),
  new RegExp(String.raw`\\(?:${COMPARISON_COMMANDS})\s{0,3}$`, 'u'),
  new RegExp(String.raw`(?<!\p{L})(?:${FUNCTIONS})\s{0,3}\(?$`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:${BOUNDS.join('|')})\s{1,3}(?:the |a |an |about )?$|(?:${JOINED_BOUNDS})\s{0,3}$`, 'iu'),
]
/** An HTML tag, whose end is no comparison. */
const TAG_END = /<\/?[a-z][^<>]{0,30}>\s{0,3}$/iu
/** As much of the text before is looked at. */
const BEFORE = 48

interface Patterns {
  readonly start: RegExp
  readonly digits: RegExp
  readonly valid: RegExp
}

const patterns = new Map<NumberLocale, Patterns>()

function patternsOf(locale: NumberLocale): Patterns {
  let found = patterns.get(locale)
  if (found === undefined) {
    const { decimal, group } = NUMBER_MARKS[locale]
    const blank = group.startsWith(' ') ? String.raw`| (?=\d{3}(?!\d))` : ''
    const marks = String.raw`[.,'’\u00a0\u2009\u202f]`
    found = {
      start: new RegExp(
        String.raw`(?<![\p{L}\p{N}_.])(?:(?<![\d)\]}]\s{0,3})(${SIGN})\s?)?(?:\p{Sc}\s?)?(?:(?<![\d)\]}]\s{0,3})(${SIGN}))?(?=\d|[.,]\d|\\[dtc]?frac)`,
        'gu',
      ),
      digits: new RegExp(String.raw`(?:[.,]\d+(?!\d)|\d+(?:(?:${marks}${blank})\d+)*)`, 'uy'),
      valid: new RegExp(
        String.raw`^(?:(?:(\d{1,3}(?:([${group}])\d{3})(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3}|\d+))?(?:[${decimal}](\d+))?)$`,
        'u',
      ),
    }
    patterns.set(locale, found)
  }
  return found
}

/**
 * The numbers of a text as a country writes them, with signs, currencies, fractions, powers of ten and multiples (1.2 million), one after
 * the other. Units and `%` change nothing. `text` is one that `plainMathematics` gave.
 * @param inFormula whether a letter right behind a number is a variable: `5m` in a box
 */
export function* findNumbers(text: string, locale: NumberLocale, inFormula = false): Generator<FoundNumber> {
  const { start } = patternsOf(locale)
  const search = new RegExp(start)
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const { index } = match
    const at = index + match[0].length
    const read = readFraction(text, at) ?? readDecimal(text, at, locale)
    if (read === undefined || isExponent(text, index)) {
      search.lastIndex = read === undefined ? at + 1 : at + read.length
      continue
    }
    const multiple = multipleAt(text, at + read.length, locale)
    const end = at + read.length + (multiple?.length ?? 0)
    search.lastIndex = end
    const signs = [match[1], match[2]].filter((sign) => sign !== undefined)
    const negative = signs.some((sign) => sign !== '+')
    const isAbsolute = negative && text[index - 1] === '|'
    const sure = !isAbsolute && !isBegun(text, index) && !isContinued(text, end, read.isDecimal, inFormula)
    const factor = multiple === undefined ? 1n : multiple.value
    const value = read.value === undefined || factor === undefined || !sure ? undefined : read.value
    const base = value === undefined ? undefined : { over: negative ? -value.over : value.over, under: value.under }
    yield {
      value: base === undefined ? undefined : { over: base.over * factor!, under: base.under },
      ...(multiple === undefined ? {} : { base }),
      text: text.slice(index, Math.min(end, index + 60)).trim(),
      index,
      end,
    }
  }
}

interface ReadDigits {
  readonly value: Fraction | undefined
  readonly length: number
  /** Whether digits stand behind a decimal mark. */
  readonly isDecimal: boolean
}

const test = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at
  return pattern.test(text)
}

function isBegun(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - BEFORE), index)
  return BEGUN.some((pattern) => pattern.test(before)) && !TAG_END.test(before)
}

/** Whether a number stands in the exponent of a unit: `cm^2`. */
function isExponent(text: string, index: number): boolean {
  return /\p{L}\s?\^\s?\{?\s?$/u.test(text.slice(Math.max(0, index - 6), index))
}

function isContinued(text: string, end: number, isDecimal: boolean, inFormula: boolean): boolean {
  if (CONTINUED.some((pattern) => test(pattern, text, end)) || test(POWER, text, end)) return true
  if (isDecimal && test(ENDLESS, text, end)) return true
  ATTACHED.lastIndex = end
  const attached = ATTACHED.exec(text)?.[0]
  if (attached === undefined || UNITS.test(attached)) return false
  if (attached.length === 1) return inFormula || !LETTER_UNITS.includes(attached)
  return attached.length === 2 || new RegExp(`^(?:${FUNCTIONS})$`, 'iu').test(attached)
}

function readFraction(text: string, at: number): ReadDigits | undefined {
  PLAIN_FRACTION.lastIndex = LATEX_FRACTION.lastIndex = LATEX_FRACTION_COMMAND.lastIndex = at
  const plain = PLAIN_FRACTION.exec(text)
  if (plain !== null) return fractionOf(plain[0].length, plain[1], plain[2]!, plain[3]!)
  const latex = LATEX_FRACTION.exec(text)
  if (latex !== null) return fractionOf(latex[0].length, latex[1], (latex[2] ?? latex[3])!, (latex[4] ?? latex[5])!)
  const command = LATEX_FRACTION_COMMAND.exec(text)
  return command === null ? undefined : { value: undefined, length: afterArguments(text, at + command[0].length) - at, isDecimal: false }
}

/** A fraction, perhaps with a whole number before it: the sign of a top below 0 counts for all of it. */
function fractionOf(length: number, whole: string | undefined, top: string, bottom: string): ReadDigits {
  const [over, under] = [plainFraction(top), plainFraction(bottom)]
  const isOdd = under.over === 0n || (whole !== undefined && (over.over < 0n || under.over < 0n))
  if (isOdd) return { value: undefined, length, isDecimal: false }
  const sign = under.over < 0n ? -1n : 1n
  const bottomPart = over.under * under.over * sign
  const value = { over: BigInt(whole ?? 0) * bottomPart + over.over * under.under * sign, under: bottomPart }
  return { value, length, isDecimal: false }
}

const plainFraction = (digits: string): Fraction => decimalFraction(digits.replace('−', '-'))

/** Where the two arguments of a fraction end, that are no numbers. */
function afterArguments(text: string, from: number): number {
  let at = from
  for (let count = 0; count < 2; count++) {
    while (text[at] === ' ') at++
    if (text[at] !== '{') return Math.min(at + 1, text.length)
    let depth = 0
    const limit = Math.min(text.length, at + 400)
    for (; at < limit; at++) {
      if (text[at] === '{') depth++
      else if (text[at] === '}' && --depth === 0) break
    }
    at++
  }
  return Math.min(at, text.length)
}

function readDecimal(text: string, at: number, locale: NumberLocale): ReadDigits | undefined {
  const { digits, valid } = patternsOf(locale)
  digits.lastIndex = at
  const run = digits.exec(text)?.[0]
  if (run === undefined) return undefined
  if (run.length > MOST_DIGITS) return { value: undefined, length: run.length, isDecimal: false }
  const [all, whole = '', , decimals] = valid.exec(run) ?? []
  EXPONENT.lastIndex = at + run.length
  const power = EXPONENT.exec(text)
  const length = run.length + (power?.[0].length ?? 0)
  const isDecimal = decimals !== undefined
  if (all === undefined) return { value: undefined, length, isDecimal }
  const plain = whole.replace(/\D/gu, '')
  const exponent = Number((power?.[1] ?? power?.[2] ?? '0').replace('−', '-'))
  return { value: decimalFraction(decimals === undefined ? plain : `${plain}.${decimals}`, exponent), length, isDecimal }
}
