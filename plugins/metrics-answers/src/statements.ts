import { boxedTexts } from './boxed-texts.ts'
import { FILLERS, JOINED_LINKS, JOINED_MARKERS, LINKS, MARKERS } from './statement-words.data.ts'

/** A place where a text says what its answer is: «The answer is …», «Antwort: …», `\boxed{…}`. */
export interface Statement {
  readonly index: number
  /** What follows the announcement, to the end of the text; or what is in the box. */
  readonly rest: string
  readonly boxed: boolean
}

/** What is set around an answer and says nothing. */
const WRAPPING = String.raw`[\s*_$"'“”‘’«»„「『【〈(\[{<>#|]|\\(?:text(?:bf|it|rm)?|math(?:bf|rm|sf|it)|fbox|bf|rm)\b\s*\{?|\\[(\[]`

const WRAPPING_START = new RegExp(`^(?:${WRAPPING})*`, 'u')
const FILLER_START = new RegExp(String.raw`^(?:(?:${FILLERS})(?![\p{L}\p{N}])|${WRAPPING}|[:=])*`, 'iu')

/** A text without what is set around its beginning. */
export function unwrapStart(text: string): string {
  return text.replace(WRAPPING_START, '')
}

/** A text without what is set around its beginning, and without words like «option». */
export function skipFillers(text: string): string {
  return text.replace(FILLER_START, '')
}

const announcements = new Map<string, RegExp>()

/** All statements of a text, in their order. */
export function findStatements(text: string, markers: readonly string[]): Statement[] {
  const statements: Statement[] = boxedTexts(text).texts.map((boxed) => ({ index: boxed.index, rest: boxed.text, boxed: true }))
  for (const match of text.matchAll(announcement(markers))) {
    const end = match.index + match[0].length
    statements.push({ index: end, rest: text.slice(end), boxed: false })
  }
  return statements.toSorted((left, right) => left.index - right.index)
}

/** A marker, what it is an answer to, and a colon or «is»: without the latter nothing is stated. */
function announcement(markers: readonly string[]): RegExp {
  const key = markers.join('\n')
  let expression = announcements.get(key)
  if (expression === undefined) {
    const own = markers.map((marker) => marker.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    const adverbs = '(?:[*_\\s]+(?:therefore|thus|hence|then|clearly|definitely|probably|most likely|likely|here))?'
    const about = String.raw`(?:\s+(?:to|of|for|on|auf|zu|à|a|de)\s[^.:=\n]{0,80}?)?`
    const mark = String.raw`(?<![\p{L}\p{N}])(?:${MARKERS.join('|')})(?![\p{L}\p{N}])|${[JOINED_MARKERS, ...own].join('|')}`
    const link = String.raw`\s*[*_"'”)\]]*\s*(?:[:=→]|-+>|(?<=[\s*_"'”)\]])(?:${LINKS})(?![\p{L}\p{N}'’])|(?:${JOINED_LINKS})[\s:]*)`
    expression = new RegExp(`(?:${mark})${about}${adverbs}${link}[*_\\s:]*|#{4}(?!#)`, 'giu')
    announcements.set(key, expression)
  }
  return expression
}
