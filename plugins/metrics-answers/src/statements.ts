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

/** What joins a second answer to a first: «7 or 8». */
export const ALTERNATIVE =
  /^[\s()[\]{}*_$"'.,]*(?:(?:or|and|oder|und|ou|et|y|e|atau|или|и|和|或|或者|また?は|또는)(?!\p{L})|[/&,、])\s*(?:(?:maybe|perhaps|possibly|probably|even|vielleicht|peut-être|quizás?|возможно)(?!\p{L})\s*)?/iu

/** A text without what is set around its beginning. */
export function unwrapStart(text: string): string {
  return text.replace(WRAPPING_START, '')
}

/** A text without what is set around its beginning, and without words like «option». */
export function skipFillers(text: string): string {
  return text.replace(FILLER_START, '')
}

/** How much of a text is read behind an announcement. */
const REACH = 400
const ABOUT = String.raw`(?:\s+(?:to|of|for|on|auf|zu|à|a|de)\s[^.:=\n]{0,80}?)?`
const ADVERB = String.raw`(?:[*_\s]+(?:therefore|thus|hence|then|clearly|definitely|probably|most likely|likely|here))?`
const LINK = String.raw`\s*[*_"'”)\]]*\s*(?:[:=→]|-+>|(?<=[\s*_"'”)\]])(?:${LINKS})(?![\p{L}\p{N}'’])|(?:${JOINED_LINKS})[\s:]*)`
const ANNOUNCED = new RegExp(`^${ABOUT}${ADVERB}${LINK}[*_\\s:]*`, 'iu')

/** All statements of a text, from the last to the first. */
export function* findStatements(text: string, markers: readonly string[]): Generator<Statement> {
  const boxed = boxedTexts(text).texts.map(({ index, text: rest }) => ({ index, rest, boxed: true }))
  const marked = [...text.matchAll(markerPattern(markers))].map(({ 0: marker, index }) => ({ index: index + marker.length, marker }))
  while (boxed.length > 0 || marked.length > 0) {
    const [box, mark] = [boxed.at(-1), marked.at(-1)]
    if (mark === undefined || (box !== undefined && box.index > mark.index)) {
      yield boxed.pop()!
      continue
    }
    marked.pop()
    const behind = text.slice(mark.index, mark.index + REACH)
    const announced = mark.marker.startsWith('#') ? '' : ANNOUNCED.exec(behind)?.[0]
    if (announced !== undefined) yield { index: mark.index, rest: behind.slice(announced.length), boxed: false }
  }
}

const patterns = new Map<string, RegExp>()

/** The words that announce an answer. A colon or «is» must follow: without it nothing is stated. */
function markerPattern(markers: readonly string[]): RegExp {
  const key = markers.join('\n')
  let pattern = patterns.get(key)
  if (pattern === undefined) {
    const own = markers.map((marker) => marker.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    const words = String.raw`(?<![\p{L}\p{N}])(?:${MARKERS.join('|')})(?![\p{L}\p{N}])`
    pattern = new RegExp(`${[words, JOINED_MARKERS, ...own].join('|')}|(?<!#)#{4}(?!#)`, 'giu')
    patterns.set(key, pattern)
  }
  return pattern
}
