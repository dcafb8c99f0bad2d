import { LETTER_UNITS, NO_UNITS } from './numbers/units.data.ts'

const SCALE = /\s{0,3}(?:%|‰|°|\^\s{0,3}\{?\s{0,3}(?:\\circ|\\degree|°|o)\s{0,3}\}?|\\(?:degree|circ)(?![a-z]))/uy
const WORD = new RegExp(
  String.raw`(?!(?:${NO_UNITS})(?!\p{L}))(?:\p{Sc}|[\p{L}\p{M}]{2,40}|(?<=[\s/·*⋅^({])[${LETTER_UNITS}](?!\p{L})|(?![\p{Script=Latin}\p{Script=Greek}])\p{L})['’.]?`,
  'uy',
)
const POWER = /\s?\^\s?\{?[-−]?\d\}?|[²³]/uy
const JOINT = /\s{0,3}[/·*⋅]\s{0,3}|\s{1,3}(?:per\s{1,3})?|-/uy
const REMARK = /\s{0,3}\([^()\d]{0,60}\)/uy
const END = /[\s.,;:?$*_)\]}\\]{0,20}$/uy

/** A unit has no more words. */
const MOST_WORDS = 8
/** Nothing longer is a unit. */
const LONGEST = 200

/** Whether what stands behind a number, all of it, is at most per cent, degrees or a unit: ` km/h`, `\% `, ` dollars per hour.`. */
export function isUnit(text: string): boolean {
  if (text.length > LONGEST) return false
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found !== undefined
  }
  take(SCALE)
  const start = at
  take(JOINT)
  for (let count = 0; count < MOST_WORDS; count++) {
    const before = at
    if (!take(WORD)) {
      // A joint without a word behind it is none.
      if (count === 0) at = start
      break
    }
    take(POWER)
    if (!take(JOINT)) break
    if (at === before) break
  }
  take(REMARK)
  END.lastIndex = at
  return END.test(text)
}
