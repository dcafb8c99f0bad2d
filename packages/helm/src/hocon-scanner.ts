import { faultAt, type HoconPlace, type HoconSource } from './hocon-values.ts'

const LINE_ENDS = /[\n\r]+/y
const SEPARATORS = /[\n\r,]+/y
const COMMENT = /#|\/\//y

/** Goes through a text, from word to word: blanks and tabs before a word are passed over. */
export interface HoconScanner {
  /** Takes what a pattern matches here. */
  match(pattern: RegExp): RegExpExecArray | undefined
  /** Takes a mark that stands here. */
  take(mark: string): boolean
  comment(): boolean
  lineEnd(): boolean
  separator(): boolean
  /** A comment, also on a line of its own further down. */
  commentAfterSeparator(): boolean
  /** Whether nothing is left but blanks. */
  atEnd(): boolean
  here(offset?: number): HoconPlace
  /** How far the text is read; `back` begins again there. */
  offset(): number
  back(offset: number): void
  /** The fault that something is missing here. */
  expected(what: string): Error
}

/** Begins at the start of a text. */
export function createScanner(source: HoconSource): HoconScanner {
  const { text } = source
  let at = 0

  function skip(): void {
    while (text[at] === ' ' || text[at] === '\t') at++
  }

  const here = (offset = at): HoconPlace => ({ source, offset })

  function match(pattern: RegExp): RegExpExecArray | undefined {
    skip()
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) return undefined
    at = pattern.lastIndex
    return found
  }

  const take = (character: string): boolean => {
    skip()
    const found = text.startsWith(character, at)
    if (found) at += character.length
    return found
  }

  function expected(what: string) {
    skip()
    const found = at >= text.length ? 'the file ends' : /[\n\r]/.test(text[at]!) ? 'the line ends' : `"${text[at]}" stands`
    const mark = text[at] === '\ufeff' ? ' (a byte-order mark: save the file without one)' : ''
    return faultAt(here(), `${what} is expected where ${found}${mark}`)
  }

  function comment(): boolean {
    if (match(COMMENT) === undefined) return false
    while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
    return true
  }

  const lineEnd = () => match(LINE_ENDS) !== undefined
  const separator = () => match(SEPARATORS) !== undefined

  function commentAfterSeparator(): boolean {
    const start = at
    separator()
    if (comment()) return true
    at = start
    return false
  }

  return {
    match,
    take,
    comment,
    lineEnd,
    separator,
    commentAfterSeparator,
    atEnd() {
      skip()
      return at >= text.length
    },
    here,
    offset: () => at,
    back(offset) {
      at = offset
    },
    expected,
  }
}
