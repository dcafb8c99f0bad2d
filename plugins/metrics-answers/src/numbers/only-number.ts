import type { FoundNumber } from './find-numbers.ts'
import { type Fraction, sameNumber } from './fraction.ts'

/** The number that a text names, or why it names none. */
export type ReadNumber =
  | { readonly value: Fraction; readonly base?: Fraction | undefined; readonly text?: string }
  | { readonly unread: string }

/** The only value among numbers; the first that has none, or another one, ends the search. */
export function theOnly(numbers: Iterable<FoundNumber>): ReadNumber {
  let first: FoundNumber | undefined
  for (const number of numbers) {
    if (number.value === undefined) return { unread: `"${number.text}" has no sure value` }
    if (first !== undefined && !sameNumber(number.value, first.value!))
      return { unread: `several numbers are named: ${first.text} and ${number.text}` }
    first ??= number
  }
  return first === undefined ? { unread: 'there is no number' } : { value: first.value!, base: first.base, text: first.text }
}
