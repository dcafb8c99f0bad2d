import { findNumbers, type FoundNumber } from './find-numbers.ts'
import { foldWidth } from '../fold-width.ts'
import { type Fraction, sameNumber } from './fraction.ts'
import type { NumberLocale } from './number-marks.data.ts'
import { ALTERNATIVE, findStatements, skipFillers, unwrapStart } from '../statements.ts'

/** The number that a text names, or why it names none. */
export type ReadNumber = { readonly value: Fraction } | { readonly unread: string }

/** How to read numbers. */
export interface NumberReading {
  readonly locale: NumberLocale
  readonly markers: readonly string[]
  /** Whether the last number counts where a text has several and states none. */
  readonly last: boolean
}

/** What denies a number: «is not 7». */
const DENIED = /(?:(?<!\p{L})(?:not|never|nicht|kein|pas)|n['’]t(?:\s+be)?)[\s*_$(\\]*$/iu

const LISTED = /^\s*\d+[.)]\s+\p{L}/u

/** Reads the number that a text names: what it states last, else a first or last line with nothing else, else its only number. */
export function readNumber(given: string, reading: NumberReading): ReadNumber {
  const text = foldWidth(given)
  if (text === '') return { unread: 'the answer is empty' }
  for (const { rest } of findStatements(text, reading.markers)) {
    const stated = readStatement(rest, reading.locale)
    if (stated !== undefined) return stated
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const alone = [lines[0]!, lines.at(-1)!].flatMap((line) => aloneNumber(line, reading.locale) ?? [])
  if (alone.length > 0) return theOnly(alone)
  const numbers = findNumbers(text, reading.locale)
  return reading.last && numbers.length > 0 ? theOnly([numbers.at(-1)!]) : theOnly(numbers)
}

/** The number a statement begins with, behind `=` where there is one, unless another stands beside it («7 or 8»); else the only one of its sentence. */
function readStatement(rest: string, locale: NumberLocale): ReadNumber | undefined {
  const sentence = firstSentence(skipFillers(rest).trimStart() === '' ? '' : rest.trimStart())
  const said = sentence.slice(sentence.lastIndexOf('=') + 1)
  const numbers = findNumbers(said, locale)
  const [first, second] = numbers
  if (first === undefined) return undefined
  if (DENIED.test(said.slice(0, first.index))) return { unread: `${first.text} is named and denied` }
  if (skipFillers(said.slice(0, first.index)).trim() !== '') return theOnly(numbers)
  return theOnly(second !== undefined && isBeside(said.slice(first.end, second.index)) ? [first, second] : [first])
}

const isBeside = (between: string): boolean => ALTERNATIVE.test(between) && unwrapStart(between.replace(ALTERNATIVE, '')) === ''

function firstSentence(text: string): string {
  const end = /[.!?。！？](?=\s|$)|\n/u.exec(text)
  return end === null ? text : text.slice(0, end.index)
}

/** The number of a line with nothing but it and at most three words of a unit; that of a list («1. Add both») is none. */
function aloneNumber(line: string, locale: NumberLocale): FoundNumber | undefined {
  const [first, ...others] = findNumbers(line, locale)
  if (first === undefined || others.length > 0 || LISTED.test(line)) return undefined
  const words = line.trim().split(/\s+/u).length
  return words <= 4 && skipFillers(line.slice(0, first.index)).trim() === '' ? first : undefined
}

function theOnly(numbers: readonly FoundNumber[]): ReadNumber {
  const [first, ...others] = numbers
  if (first === undefined) return { unread: 'there is no number' }
  const unsure = numbers.find(({ value }) => value === undefined)
  if (first.value === undefined || unsure !== undefined) return { unread: `«${(unsure ?? first).text}» has no sure value` }
  for (const { value, text } of others) {
    if (!sameNumber(value!, first.value)) return { unread: `several numbers are named: ${first.text} and ${text}` }
  }
  return { value: first.value }
}
