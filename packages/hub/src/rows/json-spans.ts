import { fileBroken } from '../errors.ts'

/** The text of one element of a JSON array, or of one entry of a JSON object. */
export interface JsonSpan {
  /** The text of the key, with its quotes; undefined in arrays. */
  readonly key?: string
  readonly value: string
  /** The line on which the value begins, counted from 1. */
  readonly line: number
}

/**
 * Finds the elements of a JSON array or the entries of a JSON object, in the order of the file, one at a time and in time
 * that grows with the length. Values are found by their brackets and quotes; whether they are valid is seen when they are parsed.
 * @param open `[` or `{`: what the file must be
 * @throws BinnacleError `ERR_FILES_BROKEN` where it is not, or is cut
 */
export async function* jsonSpans(text: AsyncIterable<string>, open: '[' | '{', source: string): AsyncGenerator<JsonSpan> {
  const scanner = createJsonScanner(open, source)
  for await (const chunk of text) yield* scanner.feed(chunk)
  scanner.end()
}

/** Takes a text a piece at a time, and gives the spans that end in it. */
export interface JsonScanner {
  feed(chunk: string): Generator<JsonSpan>
  /** @throws BinnacleError `ERR_FILES_BROKEN` where the text is cut */
  end(): void
}

/** Makes the scanner of an array or object that begins on a line. */
export function createJsonScanner(open: '[' | '{', source: string, firstLine = 1): JsonScanner {
  const close = open === '[' ? ']' : '}'
  let depth = 0
  let inText = false
  let escaped = false
  let done = false
  let line = firstLine
  let startLine = firstLine
  let key: string | undefined
  /** Pieces of the element under way that came in earlier chunks. */
  let pieces: string[] = []
  let empty = true

  const take = (piece: string): string => {
    pieces.push(piece)
    const whole = pieces.join('').trim()
    pieces = []
    empty = true
    return whole
  }
  const finish = (piece: string, last: boolean): JsonSpan | undefined => {
    const value = take(piece)
    const name = key
    key = undefined
    if (value === '' && name === undefined && last) return undefined
    if (open === '{' && name === undefined) throw fileBroken(source, `an entry without a key on line ${line}`)
    return { ...(name === undefined ? {} : { key: name }), value, line: startLine }
  }

  function* feed(chunk: string): Generator<JsonSpan> {
    let start = 0
    for (let at = 0; at < chunk.length; at++) {
      const character = chunk[at]!
      if (character === '\n') line++
      if (inText) {
        if (escaped) escaped = false
        else if (character === '\\') escaped = true
        else if (character === '"') inText = false
        continue
      }
      if (character === ' ' || character === '\n' || character === '\r' || character === '\t') continue
      if (depth === 0) {
        if (done || character !== open) throw fileBroken(source, done ? 'something follows its end' : `it does not begin with "${open}"`)
        ;[depth, start] = [1, at + 1]
        continue
      }
      if (depth === 1 && (character === ',' || character === close)) {
        const span = finish(chunk.slice(start, at), character === close)
        if (span !== undefined) yield span
        start = at + 1
        if (character === close) [depth, done] = [0, true]
        continue
      }
      if (depth === 1 && open === '{' && character === ':' && key === undefined) {
        key = take(chunk.slice(start, at))
        start = at + 1
        continue
      }
      if (empty) [empty, startLine] = [false, line]
      if (character === '"') inText = true
      else if (character === '[' || character === '{') depth++
      else if (character === ']' || character === '}') depth--
      if (depth < 1) throw fileBroken(source, `an unexpected "${character}" on line ${line}`)
    }
    if (depth > 0 && start < chunk.length) pieces.push(chunk.slice(start))
  }

  return {
    feed,
    end: () => {
      if (!done) throw fileBroken(source, depth === 0 ? 'it is empty' : 'it ends in the middle')
    },
  }
}
