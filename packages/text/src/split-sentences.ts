import { pythonRegExp, splitText, stripText, stripTextEnd } from '@binnacle/python'
import { ABBREVIATIONS, COLLOCATIONS, ORTHOGRAPHY, SENTENCE_STARTERS } from './english-sentences.generated.ts'

const NON_WORD = '(?:[)";}\\]*:@\'({\\[\\u2018\\u2019\\u201c\\u201d\\xab\\xbb?!])'
const WORD_START = '[^("`{\\[:;&#*@)}\\]\\-,]'
const MULTIPLE = '(?:-{2,}|\\.{2,}|(?:\\.\\s){2,}\\.)'
const WORD = pythonRegExp(`${MULTIPLE}|(?=${WORD_START})\\S+?(?=\\s|$|${NON_WORD}|${MULTIPLE}|,(?=$|\\s|${NON_WORD}|${MULTIPLE}))|\\S`, 'g')
const POSSIBLE_END = pythonRegExp(`[.?!](?=(?P<after>${NON_WORD}|\\s+(?P<next>\\S+)))`, 'g')
const REALIGNED = pythonRegExp('["\')\\]}\\u2018\\u2019\\u201c\\u201d\\xab\\xbb]+?(?:\\s+|(?=--)|$)', 'my')
const NUMBER = pythonRegExp('^-?[\\.,]?\\d[\\d,\\.-]*\\.?$')
const INITIAL = pythonRegExp('^[^\\W\\d]\\.$')
const ELLIPSIS = pythonRegExp('^\\.\\.+$')
const ASCII_SPACE = /[ \t\n\r\v\f]/
const UPPER = /^\p{Uppercase}/u
const LOWER = /^\p{Lowercase}/u
const PUNCTUATION = new Set([';', ':', ',', '.', '!', '?'])

const abbreviations = new Set(ABBREVIATIONS.split('|'))
const starters = new Set(SENTENCE_STARTERS.split('|'))
const collocations = new Set(COLLOCATIONS.split('|'))

/** A place where a sentence may end: from the word before it to the word after it. */
interface PossibleEnd {
  /** Where the text before the sign begins. */
  readonly wordStart: number
  readonly start: number
  readonly after: string
  readonly next: string | undefined
}

interface Token {
  readonly text: string
  /** Lower case, and one form for all numbers. */
  readonly type: string
  endsSentence: boolean
  isAbbreviation: boolean
  isEllipsis: boolean
}

/** The sentences of an English text by Punkt (Kiss and Strunk 2006) with NLTK's model. */
export function splitSentences(text: string): string[] {
  const cuts: [start: number, end: number][] = []
  let start = 0
  for (const end of possibleEnds(text)) {
    if (!hasSentenceEnd(text.slice(end.wordStart, end.start + 1) + end.after)) continue
    cuts.push([start, end.start + 1])
    start = end.next === undefined ? end.start + 1 : end.start + 1 + (end.after.length - end.next.length)
  }
  cuts.push([start, stripTextEnd(text).length])
  return realign(text, cuts)
}

/** Closing quotes and parentheses after a full stop belong to the sentence before it. */
function realign(text: string, cuts: readonly (readonly [number, number])[]): string[] {
  const sentences: string[] = []
  let shift = 0
  for (const [index, [start, end]] of cuts.entries()) {
    const next = cuts[index + 1]
    const from = start + shift
    if (next === undefined) {
      if (end > from) sentences.push(text.slice(from, end))
      break
    }
    REALIGNED.lastIndex = 0
    const moved = REALIGNED.exec(text.slice(...next))?.[0]
    shift = moved?.length ?? 0
    if (moved !== undefined) sentences.push(text.slice(from, next[0] + stripTextEnd(moved).length))
    else if (end > from) sentences.push(text.slice(from, end))
  }
  return sentences
}

/** Places where a sentence may end; of those that one word has several of, the last. */
function possibleEnds(text: string): PossibleEnd[] {
  const ends: PossibleEnd[] = []
  let last: PossibleEnd | undefined
  let [from, to] = [0, 0]
  for (const match of text.matchAll(POSSIBLE_END)) {
    const space = lastSpace(text, to, match.index)
    const wordStart = space > 0 ? to + space + 1 : from
    if (last !== undefined && to <= wordStart) ends.push(last)
    last = { wordStart, start: match.index, after: match.groups!['after']!, next: match.groups!['next'] }
    ;[from, to] = [wordStart, match.index]
  }
  if (last !== undefined) ends.push(last)
  return ends
}

/** The last white space of a part of a text, counted from its start; 0 where there is none. */
function lastSpace(text: string, start: number, end: number): number {
  for (let index = end - 1; index >= start; index--) if (ASCII_SPACE.test(text.charAt(index))) return index - start
  return 0
}

function hasSentenceEnd(text: string): boolean {
  const tokens = readTokens(text)
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (next !== undefined) reconsider(token, next)
  }
  return tokens.slice(0, -1).some(({ endsSentence }) => endsSentence)
}

function readTokens(text: string): Token[] {
  return text.split('\n').flatMap((line) => (stripText(line) === '' ? [] : (line.match(WORD) ?? []).map(readToken)))
}

/** A token with what can be said of it by itself. */
function readToken(text: string): Token {
  const token: Token = {
    text,
    type: text.toLowerCase().replace(NUMBER, '##number##'),
    endsSentence: false,
    isAbbreviation: false,
    isEllipsis: false,
  }
  if (text === '.' || text === '?' || text === '!') token.endsSentence = true
  else if (ELLIPSIS.test(text)) token.isEllipsis = true
  else if (text.endsWith('.') && !text.endsWith('..')) {
    const word = text.slice(0, -1).toLowerCase()
    if (abbreviations.has(word) || abbreviations.has(word.split('-').at(-1)!)) token.isAbbreviation = true
    else token.endsSentence = true
  }
  return token
}

/** What the next token tells of one that ends with a full stop. */
function reconsider(token: Token, next: Token): void {
  if (!token.text.endsWith('.')) return
  const type = withoutPeriod(token.type)
  const nextType = next.endsSentence ? withoutPeriod(next.type) : next.type
  const isInitial = INITIAL.test(token.text)
  if (collocations.has(`${type} ${nextType}`)) {
    token.endsSentence = false
    token.isAbbreviation = true
    return
  }
  if ((token.isAbbreviation || token.isEllipsis) && !isInitial) {
    if (startsSentence(next, nextType) === true || (UPPER.test(next.text) && starters.has(nextType))) {
      token.endsSentence = true
      return
    }
  }
  if (!isInitial && type !== '##number##') return
  const starts = startsSentence(next, nextType)
  const isName = starts === undefined && isInitial && UPPER.test(next.text) && !(flagsOf(nextType) & SEEN_LOWER)
  if (starts === false || isName) {
    token.endsSentence = false
    token.isAbbreviation = true
  }
}

function withoutPeriod(type: string): string {
  return type.length > 1 && type.endsWith('.') ? type.slice(0, -1) : type
}

/** Seen in lower case, but never with a capital inside a sentence. */
const STARTER = 1
/** Begins no sentence when it is in lower case. */
const NO_STARTER = 2
const SEEN_LOWER = 4

/** Whether a token begins a sentence, by how the word was seen written; `undefined` where that does not tell. */
function startsSentence(token: Token, type: string): boolean | undefined {
  if (PUNCTUATION.has(token.text)) return false
  const flags = flagsOf(type)
  if (UPPER.test(token.text) && flags & STARTER) return true
  return LOWER.test(token.text) && flags & NO_STARTER ? false : undefined
}

let orthography: ReadonlyMap<string, number> | undefined

/** How a word was seen written; one that was not seen begins no sentence in lower case. */
function flagsOf(type: string): number {
  orthography ??= new Map(ORTHOGRAPHY.flatMap(({ flags, words }) => splitText(words).map((word): [string, number] => [word, flags])))
  return orthography.get(type) ?? NO_STARTER
}
