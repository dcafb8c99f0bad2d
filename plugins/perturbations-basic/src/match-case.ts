/** Each character by itself: blanks and apostrophes are neither small nor capital, as in HELM. */
const SMALL = /^\p{Lowercase}*$/u
const CAPITAL = /^\p{Uppercase}*$/u
const STARTS_CAPITAL = /^\p{Uppercase}/u

/** HELM's `match_case`: writes a word in small letters, in capitals or with a capital at its front, as another one is written. */
export function matchCase(source: string, target: string): string {
  if (SMALL.test(source)) return target.toLowerCase()
  if (CAPITAL.test(source)) return target.toUpperCase()
  return STARTS_CAPITAL.test(source) ? capitalized(target) : target
}

/** Python's `str.capitalize()`. */
function capitalized(text: string): string {
  const [first = '', ...rest] = Array.from(text)
  const [start = '', ...more] = Array.from(first.toUpperCase())
  return start + more.join('').toLowerCase() + rest.join('').toLowerCase()
}
