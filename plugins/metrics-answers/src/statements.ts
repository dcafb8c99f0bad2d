import { type BoxedText, boxedTexts } from './boxed-texts.ts'
import { CHOOSING, FILLERS, JOINED_LINKS, JOINED_MARKERS, LINKS, MARKERS } from './statement-words.data.ts'

/** A place where a text says what its answer is: “The answer is …”, “Antwort: …”, `\boxed{…}`, `<answer>…</answer>`. */
export interface Statement {
  readonly index: number
  /** What follows the announcement, up to the next one; or what is in the box. */
  readonly rest: string
  readonly boxed: boolean
}

/** What is set around an answer and says nothing. */
const WRAPPING = String.raw`[\s*_$"'“”‘’«»„「『【〈(\[{<>#|]|\\(?:text(?:bf|it|rm)?|math(?:bf|rm|sf|it)|fbox|bf|rm)\b\s*\{?|\\[(\[]`

const WRAPPING_START = new RegExp(`^(?:${WRAPPING})*`, 'u')
const FILLER_START = new RegExp(String.raw`^(?:(?:${FILLERS})(?![\p{L}\p{N}])|${WRAPPING}|[:=])*`, 'iu')

/** What joins a second answer to a first: “7 or 8”. */
export const ALTERNATIVE =
  /^[\s()[\]{}*_$"'.,]*(?:(?:or|and|oder|und|ou|et|y|e|atau|или|и)(?!\p{L})|或者|或|和|以及|[与與及]|また?は|또는|[/&,、])\s*(?:(?:maybe|perhaps|possibly|probably|even|vielleicht|peut-être|quizás?|возможно)(?!\p{L})\s*)?/iu

/** A text without what is set around its beginning. */
export function unwrapStart(text: string): string {
  return text.replace(WRAPPING_START, '')
}

/** A text without what is set around its beginning, and without words like “option”. */
export function skipFillers(text: string): string {
  return text.replace(FILLER_START, '')
}

/** How much of a text is read behind an announcement. */
const REACH = 400
/** As many statements are looked at, from the last one. */
const MOST_STATEMENTS = 2000

const ABOUT = String.raw`(?:\s{1,5}(?:to|of|for|on|auf|zu|à|a|de)\s[^.:=\n]{0,80}?)?`
const ADVERB = String.raw`(?:[*_\s]{1,8}(?:therefore|thus|hence|then|clearly|definitely|probably|most likely|likely|here))?`
const LINK = String.raw`\s{0,5}[*_"'”)\]]{0,8}\s{0,5}(?:[:=→]|-+>|(?<=[\s*_"'”)\]])(?:${LINKS})(?![\p{L}\p{N}'’])|(?:${JOINED_LINKS})[\s:]*)`
const ANNOUNCED = new RegExp(`^${ABOUT}${ADVERB}${LINK}[*_\\s:]*`, 'iu')
const CHOSEN = /^(?:\s*(?:的?(?:答案|选项|選項)?(?:应该?|應該?)?(?:是|为|為)|了)?[\s:*_]*)/u
const CHOICE_VERB = new RegExp(CHOOSING, 'gu')

/** Tags of an answer, by their ends; what follows one that is never closed is the answer too. */
const TAGS = /<(?:final[_ -]?)?answer>|\[(?:final[_ -]?)?answer\]|<\|begin_of_box\|>/giu
const TAG_ENDS = /<\/(?:final[_ -]?)?answer>|\[\/(?:final[_ -]?)?answer\]|<\|end_of_box\|>/giu

/** What a statement is announced by. */
export interface StatementWords {
  /** Words beside those of forty languages. */
  readonly markers: readonly string[]
  /** Whether verbs of choosing announce one too: 故选C. */
  readonly choosing?: boolean
}

interface Mark {
  readonly index: number
  /** How its statement is cut out of what follows. */
  readonly cut: (behind: string) => string | undefined
}

/** All statements of a text, from the last to the first. Each is read up to the next one. */
export function* findStatements(text: string, { markers, choosing = false }: StatementWords): Generator<Statement> {
  const boxes: BoxedText[] = [...boxedTexts(text).texts]
  const marks = [...wordMarks(text, markers), ...tagMarks(text), ...(choosing ? choosingMarks(text) : [])].toSorted(
    (a, b) => a.index - b.index,
  )
  let next = text.length
  for (let count = 0; count < MOST_STATEMENTS && (boxes.length > 0 || marks.length > 0); count++) {
    const [box, mark] = [boxes.at(-1), marks.at(-1)]
    if (mark === undefined || (box !== undefined && box.index > mark.index)) {
      boxes.pop()
      next = Math.min(next, box!.index)
      yield { index: box!.index, rest: box!.text, boxed: true }
      continue
    }
    marks.pop()
    const rest = mark.cut(text.slice(mark.index, Math.min(mark.index + REACH, Math.max(next, mark.index))))
    next = mark.index
    if (rest !== undefined) yield { index: mark.index, rest, boxed: false }
  }
}

function wordMarks(text: string, markers: readonly string[]): readonly Mark[] {
  return [...text.matchAll(markerPattern(markers))].map(({ 0: marker, index }) => ({
    index: index + marker.length,
    cut: (behind) => {
      const announced = marker.startsWith('#') ? '' : ANNOUNCED.exec(behind)?.[0]
      return announced === undefined ? undefined : behind.slice(announced.length)
    },
  }))
}

function tagMarks(text: string): readonly Mark[] {
  return [...text.matchAll(TAGS)].map(({ 0: tag, index }) => ({
    index: index + tag.length,
    cut: (behind) => {
      TAG_ENDS.lastIndex = 0
      return behind.slice(0, TAG_ENDS.exec(behind)?.index ?? behind.length).trim()
    },
  }))
}

function choosingMarks(text: string): readonly Mark[] {
  return [...text.matchAll(CHOICE_VERB)].map(({ 0: word, index }) => ({
    index: index + word.length,
    cut: (behind) => behind.slice(CHOSEN.exec(behind)?.[0].length ?? 0),
  }))
}

const patterns = new Map<string, RegExp>()

/** The words that announce an answer. A colon or “is” must follow: without it nothing is stated. */
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
