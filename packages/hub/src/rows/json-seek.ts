import { fileBroken, rowsNotFound } from '../errors.ts'
import { createJsonScanner, type JsonScanner, type JsonSpan } from './json-spans.ts'

/** How many keys a message names. */
const TOLD = 10

/** What comes next in an object on the path. */
type Phase = 'key' | 'colon' | 'value' | 'end'

/**
 * Finds the elements of the list that stands under a path of keys of a JSON object, one at a time and without holding what stands around.
 * @throws BinnacleError `ERR_FILES_ROWS_AT` naming the keys that are there, `ERR_FILES_BROKEN` where the text is not an object or is cut
 */
export async function* elementsAt(text: AsyncIterable<string>, path: readonly string[], source: string): AsyncGenerator<JsonSpan> {
  const seeker = createSeeker(path, source)
  for await (const chunk of text) yield* seeker.feed(chunk)
  seeker.end()
}

function createSeeker(path: readonly string[], source: string): { feed(chunk: string): Generator<JsonSpan>; end(): void } {
  let depth = 0
  /** How many keys of the path are open: the object on the path stands one deeper. */
  let level = 0
  let phase: Phase = 'key'
  let [inText, escaped] = [false, false]
  let line = 1
  /** Pieces of the key under way. */
  let key: string[] | undefined
  let name = ''
  let list: JsonScanner | undefined
  let isDone = false
  let keys: string[] = []

  const refuse = (what?: string) => rowsNotFound(source, path.slice(0, level + 1), what, keys)

  /** The value of a key on the path begins; whether it is the list. */
  function enter(character: string): boolean {
    if (name !== path[level]) return false
    if (isDone) throw refuse('is there twice')
    const isLast = level === path.length - 1
    if (character !== (isLast ? '[' : '{')) throw refuse(isLast ? 'is not a list' : 'is not an object')
    if (isLast) return true
    level++
    keys = []
    phase = 'key'
    return false
  }

  function endKey(piece: string): void {
    name = String(JSON.parse(key!.join('') + piece))
    key = undefined
    phase = 'colon'
    if (keys.length <= TOLD) keys.push(name)
  }

  /** A sign of the object on the path itself; whether the list begins with it. */
  function direct(character: string): boolean {
    if (character === ':' && phase === 'colon') phase = 'value'
    else if (character === ',') phase = 'key'
    else if (phase === 'value') {
      phase = 'end'
      return enter(character)
    } else if (character === '}' && !isDone) throw refuse()
    return false
  }

  function* feed(chunk: string): Generator<JsonSpan> {
    let start = 0
    for (let at = 0; at < chunk.length; at++) {
      const character = chunk[at]!
      if (character === '\n') line++
      if (inText) {
        if (escaped) escaped = false
        else if (character === '\\') escaped = true
        else if (character === '"') {
          inText = false
          if (key !== undefined) endKey(chunk.slice(start, at + 1))
        }
        continue
      }
      if (character === ' ' || character === '\n' || character === '\r' || character === '\t') continue
      if (depth === 0 && (isDone || character !== '{'))
        throw fileBroken(source, isDone ? 'something follows its end' : 'it does not begin with "{", as a file with rows under a key does')
      if (character === '"') inText = true
      if (list === undefined && depth === level + 1) {
        if (character === '"' && phase === 'key') [key, start] = [[], at]
        else if (direct(character)) [list, start] = [createJsonScanner('[', source, line), at]
      }
      if (character === '{' || character === '[') depth++
      else if (character === '}' || character === ']') {
        depth--
        if (list !== undefined && depth === level + 1) {
          yield* list.feed(chunk.slice(start, at + 1))
          list = undefined
          isDone = true
        }
      }
    }
    if (list !== undefined) yield* list.feed(chunk.slice(start))
    else key?.push(chunk.slice(start))
  }

  return {
    feed,
    end: () => {
      if (depth !== 0 || !isDone) throw fileBroken(source, depth === 0 ? 'it is empty' : 'it ends in the middle')
    },
  }
}
