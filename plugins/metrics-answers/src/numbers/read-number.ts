import { boxedTexts } from '../boxed-texts.ts'
import { findNumbers, type FoundNumber } from './find-numbers.ts'
import { foldWidth } from '../fold-width.ts'
import { sameNumber } from './fraction.ts'
import type { NumberLocale } from './number-marks.data.ts'
import { type ReadNumber, theOnly } from './only-number.ts'
import { plainMathematics } from './plain-mathematics.ts'
import { findStatements, skipFillers } from '../statements.ts'
import { statedNumber } from './stated-number.ts'

/** How to read numbers. */
export interface NumberReading {
  readonly locale: NumberLocale
  readonly markers: readonly string[]
  /** Whether the last number counts where a text has several and states none. */
  readonly last: boolean
}

const LISTED = /^\s*\d+[.)]\s+\p{L}/u

/** Reads the number that a text names: what it states last, else a first or last line with nothing else, else its only number. */
export function readNumber(given: string, reading: NumberReading): ReadNumber {
  const text = foldWidth(given)
  if (text === '') return { unread: 'the answer is empty' }
  if (hasTwoBoxes(text, reading.locale)) return { unread: 'several boxes stand beside one another' }
  for (const statement of findStatements(text, reading)) {
    const stated = statedNumber(statement, reading.locale)
    if (stated !== undefined) return stated
  }
  const plain = plainMathematics(text, reading.locale)
  const lines = plain.split('\n').filter((line) => line.trim() !== '')
  const alone = [lines[0] ?? '', lines.at(-1) ?? ''].flatMap((line) => aloneNumber(line, reading.locale) ?? [])
  if (alone.length > 0) return theOnly(alone)
  return reading.last ? theLast(plain, reading.locale) : theOnly(findNumbers(plain, reading.locale))
}

/** Whether the last box stands beside another one with another number: `\boxed{12} or \boxed{13}`. */
function hasTwoBoxes(text: string, locale: NumberLocale): boolean {
  const { texts } = boxedTexts(text)
  const [before, last] = texts.slice(-2)
  if (before === undefined || last === undefined || before.end > last.index) return false
  const between = text.slice(before.end, last.index)
  if (between.length > 40 || !/^[\s$,;&.\\()[\]*]*(?:(?:or|and|oder|und|ou|et|y|e|или|и|和|或|或者)[\s$\\([*]*)?$/iu.test(between))
    return false
  const [one, other] = [before, last].map((box) => statedNumber({ ...box, rest: box.text, boxed: true }, locale))
  return one !== undefined && other !== undefined && !('value' in one && 'value' in other && sameNumber(one.value, other.value))
}

/** The number of a line with nothing but it and at most three words of a unit; that of a list (“1. Add both”) is none. */
function aloneNumber(line: string, locale: NumberLocale): FoundNumber | undefined {
  if (line.length > LONGEST_LINE || LISTED.test(line)) return undefined
  const [first, second] = take(findNumbers(line, locale), 2)
  if (first === undefined || second !== undefined) return undefined
  if (line.trim().split(/\s+/u).length > 4 || skipFillers(line.slice(0, first.index)).trim() !== '') return undefined
  // “5!” alone may be a factorial.
  return /^!\s*$/u.test(line.slice(first.end)) && line.slice(0, first.index).trim() === '' ? { ...first, value: undefined } : first
}

const LONGEST_LINE = 200

function take<T>(items: Iterable<T>, count: number): readonly T[] {
  const taken: T[] = []
  for (const item of items) {
    taken.push(item)
    if (taken.length === count) break
  }
  return taken
}

function theLast(text: string, locale: NumberLocale): ReadNumber {
  let last: FoundNumber | undefined
  for (const number of findNumbers(text, locale)) last = number
  return theOnly(last === undefined ? [] : [last])
}
