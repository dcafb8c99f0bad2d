import { isPythonSpace } from '@binnacle/python'
import { affixTokens, hasAffix } from './affix-tokens.ts'
import { PARTED_WORDS, WHOLE_WORDS } from './english-words.generated.ts'

/** A token, and whether a blank comes after it that belongs to none. */
interface Token {
  readonly text: string
  hasBlank: boolean
}

/** The words that are split or kept whole by hand, with their pieces. */
const SPECIAL: ReadonlyMap<string, readonly string[]> = new Map([
  ...WHOLE_WORDS.split(' ').map((word): [string, string[]] => [word, [word]]),
  ...PARTED_WORDS.split('\n').map((pieces): [string, string[]] => [pieces.replaceAll(' ', ''), pieces.split(' ')]),
])

/** The token lists that some of these words come apart into, by their first token: they are put together again. */
const SEQUENCES = sequencesByFirst()

function sequencesByFirst(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const sequences = new Map<string, (readonly string[])[]>()
  for (const word of SPECIAL.keys()) {
    if (!hasAffix(word)) continue
    const tokens = affixTokens(word, new Map())
    sequences.set(tokens[0]!, [...(sequences.get(tokens[0]!) ?? []), tokens])
  }
  return sequences
}

/** The tokens of an English text by spaCy's rules: white space beyond one blank is a token too. */
export function englishTokens(text: string): string[] {
  const tokens: Token[] = []
  let start = 0
  let inSpace = isPythonSpace(text.charCodeAt(0))
  const add = (span: string) => {
    const pieces = inSpace ? [span] : (SPECIAL.get(span) ?? affixTokens(span, SPECIAL))
    for (const piece of pieces) tokens.push({ text: piece, hasBlank: false })
  }
  for (let index = 0; index < text.length; index++) {
    const isSpace = isPythonSpace(text.charCodeAt(index))
    if (isSpace === inSpace) continue
    if (start < index) add(text.slice(start, index))
    start = index
    if (text[index] === ' ') {
      const last = tokens.at(-1)
      if (last !== undefined) last.hasBlank = true
      start++
    }
    inSpace = isSpace
  }
  if (start < text.length) add(text.slice(start))
  return putTogether(tokens)
}

/** Puts together tokens that make up a special word: the longest first, then the earliest. */
function putTogether(tokens: readonly Token[]): string[] {
  const spans = tokens.flatMap(({ text }, start) =>
    (SEQUENCES.get(text) ?? [])
      .filter((sequence) => sequence.every((piece, index) => tokens[start + index]?.text === piece))
      .map(({ length }) => ({ start, end: start + length })),
  )
  const seen = new Set<number>()
  const chosen = new Map<number, number>()
  for (const { start, end } of spans.toSorted(
    (left, right) => right.end - right.start - (left.end - left.start) || left.start - right.start,
  )) {
    if (!seen.has(start) && !seen.has(end - 1)) chosen.set(start, end)
    for (let place = start; place < end; place++) seen.add(place)
  }
  const result: string[] = []
  for (let place = 0; place < tokens.length; ) {
    const end = chosen.get(place) ?? place + 1
    const span = tokens.slice(place, end)
    const word = span.map(({ text, hasBlank }, index) => (hasBlank && index < span.length - 1 ? `${text} ` : text)).join('')
    result.push(...(chosen.has(place) ? (SPECIAL.get(word) ?? span.map(({ text }) => text)) : [word]))
    place = end
  }
  return result
}
