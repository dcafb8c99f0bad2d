import { findNumbers, type FoundNumber } from './find-numbers.ts'
import { isUnit } from '../is-unit.ts'
import type { NumberLocale } from './number-marks.data.ts'
import { plainMathematics } from './plain-mathematics.ts'
import { type ReadNumber, theOnly } from './only-number.ts'
import { ALTERNATIVE, skipFillers, type Statement, unwrapStart } from '../statements.ts'
import { decimalFraction } from './fraction.ts'

/** What denies a number: “is not 7”. */
const DENIED = /(?:(?<!\p{L})(?:not|never|nicht|kein|pas|no)|n['’]t(?:\s{1,3}be)?|不是|并非)[\s*_$(\\]{0,20}$/iu

/** Where what is stated ends, and its reason begins. */
const CLAUSE_END =
  /,\s|;|[，；、]|\s[-–—]\s|\s\(|[（]|(?<!\p{L})(?:because|since|as|which|so|where|when|for|but|given|after|if|making|leaving|meaning|weil|denn|da|car|parce|puisque|porque|ya que|poiché|perché|так как|потому)(?!\p{L})|因为|因為|なぜ/gu

/** Equality: what stands behind the last one is meant. */
const EQUALS = /(?<![<>!=])=(?!=)|≈|≅|\\approx(?![a-z])|\\simeq(?![a-z])|\\equiv(?![a-z])/gu

const SEVERAL = /[,;]\s|(?<!\p{L})(?:or|and|oder|und|ou|et|y|или|и)(?!\p{L})|或|和/iu

/** As much may stand before a number in a box. */
const MOST_BEFORE = 40

/** What may stand before a number that is all of a box. */
const BOX_START =
  /^[\s({[]*(?:(?:US|A|C|HK|NZ|R|S)(?=\$)|(?:USD|EUR|GBP|CHF|JPY|CNY|INR|Rs\.?|kr\.?|approx(?:imately|\.)?|about|ca\.?|circa|~|≈)\s*)?[\s({[]*$/iu

const GROUPED = /^[\s({[$]*([-+−]?)\s?(?:\p{Sc}\s?)?(\d{1,3}(?: \d{3})+)(?:[.,](\d+))?(?![\d.,])/u

/** The number that a statement names; undefined where it names none at all and an earlier one may. */
export function statedNumber({ rest, boxed }: Statement, locale: NumberLocale): ReadNumber | undefined {
  const text = plainMathematics(rest, locale)
  return boxed ? boxedNumber(text, locale) : saidNumber(text, locale)
}

/** What stands in a box, all of it: a number with at most a currency, a unit or per cent. */
function boxedNumber(text: string, locale: NumberLocale): ReadNumber {
  const from = behindEquals(text)
  if (from === undefined) return { unread: `several values stand in "${shown(text)}"` }
  const said = text.slice(from)
  const grouped = groupedNumber(said)
  if (grouped !== undefined) return grouped
  const unsure = { unread: `"${shown(text)}" has no sure value` }
  for (const number of findNumbers(said, locale, true)) {
    if (number.value === undefined) return { unread: `"${number.text}" has no sure value` }
    const before = said.slice(0, number.index)
    if (number.index > MOST_BEFORE || !BOX_START.test(before) || !isUnit(said.slice(number.end)))
      return hasAnother(said, number, locale) ?? unsure
    return { value: number.value, base: number.base, text: number.text }
  }
  return { unread: `there is no number in "${shown(text)}"` }
}

/** Why a text with more than a number in it is unread. */
function hasAnother(text: string, first: FoundNumber, locale: NumberLocale): ReadNumber | undefined {
  const found = theOnly(findNumbers(text, locale, true))
  return 'unread' in found && found.unread.startsWith('several') && first.value !== undefined ? found : undefined
}

/** What a sentence states: its number up to the reason, behind `=` where there is one, unless another stands beside it (“7 or 8”). */
function saidNumber(rest: string, locale: NumberLocale): ReadNumber | undefined {
  const start = skipFillers(rest).trimStart() === '' ? '' : rest.trimStart()
  const sentence = firstSentence(start)
  const from = behindEquals(sentence)
  if (from === undefined) return { unread: `several values are stated in "${shown(sentence)}"` }
  const grouped = groupedNumber(unwrapStart(sentence.slice(from)))
  if (grouped !== undefined) return grouped
  const numbers: FoundNumber[] = []
  let end = sentence.length
  for (const number of findNumbers(sentence, locale)) {
    if (number.index < from) continue
    if (number.index >= end) break
    numbers.push(number)
    const [first] = numbers
    if (numbers.length === 1) {
      if (DENIED.test(sentence.slice(from, first!.index))) return { unread: `${first!.text} is named and denied` }
      end = clauseEnd(sentence, number.end)
    }
  }
  const [first] = numbers
  if (first === undefined) return undefined
  const beside = besideNumber(sentence, first, locale)
  return theOnly(beside === undefined ? numbers : [first, beside])
}

/** A number that stands beside another one, joined by “or”, “and” or a comma. */
function besideNumber(sentence: string, first: FoundNumber, locale: NumberLocale): FoundNumber | undefined {
  for (const number of findNumbers(sentence, locale)) {
    if (number.index < first.end) continue
    const between = sentence.slice(first.end, number.index)
    return ALTERNATIVE.test(between) && unwrapStart(between.replace(ALTERNATIVE, '')) === '' ? number : undefined
  }
  return undefined
}

function clauseEnd(sentence: string, from: number): number {
  CLAUSE_END.lastIndex = from
  return CLAUSE_END.exec(sentence)?.index ?? sentence.length
}

/** Where what is equal begins: behind the last sign of equality; undefined where several values are given (`x = 1, y = 2`). */
function behindEquals(text: string): number | undefined {
  const signs = [...text.matchAll(EQUALS)]
  for (const [index, sign] of signs.entries()) {
    const next = signs[index + 1]
    if (next !== undefined && SEVERAL.test(text.slice(sign.index, next.index))) return undefined
  }
  const last = signs.at(-1)
  return last === undefined ? 0 : last.index + last[0].length
}

/** A number that is all of a text, with blanks between its groups: `1 234 567`. */
function groupedNumber(text: string): ReadNumber | undefined {
  const found = GROUPED.exec(text)
  if (found === null || !isUnit(text.slice(found[0].length))) return undefined
  const [, sign, whole, decimals] = found
  const value = decimalFraction(`${whole!.replaceAll(' ', '')}${decimals === undefined ? '' : `.${decimals}`}`)
  return { value: sign === '' || sign === '+' ? value : { ...value, over: -value.over } }
}

function firstSentence(text: string): string {
  const end = /[.!?。！？](?=\s|$)|\n/u.exec(text)
  return end === null ? text : text.slice(0, end.index)
}

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text).trim()
