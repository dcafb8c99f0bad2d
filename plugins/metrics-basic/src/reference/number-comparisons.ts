import { parseInteger } from '@binnacle/python'

const NUMBER = /-?[\p{Nd},]+(?:[^\n]\p{Nd}+)?/gu
const COMMAS = /,/g

/**
 * The last number of a text without its commas, or the empty text. As in HELM any character may stand for the decimal
 * point, so “15 5” is one number.
 */
export function finalNumber(text: string): string {
  return text.match(NUMBER)?.at(-1)?.replace(COMMAS, '') ?? ''
}

/** The distance of two whole numbers; a text that is none counts as 0. */
export function absoluteDifference(gold: string, prediction: string): number {
  const difference = wholeNumber(gold) - wholeNumber(prediction)
  return Number(difference < 0n ? -difference : difference)
}

function wholeNumber(text: string): bigint {
  return parseInteger(text.replace(COMMAS, '')) ?? 0n
}
