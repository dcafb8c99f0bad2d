import type { JsonNumbers } from '@binnacle/python'
import { oneObject } from '../errors.ts'
import { readJsonLines } from './json-lines.ts'
import type { ParsedRow } from './parsed-row.ts'

/** Names under which files commonly hold their rows. */
const ROWS = /^(?:data|rows|examples|instances|questions|items|records)$/i

/** As much of a file is kept to name the keys of its object. */
const KEPT = 1 << 16

/**
 * Reads JSON that begins with an object: a row a line. One object over several lines, or one with a list of objects in place of a row, is
 * refused with the way out.
 * @throws BinnacleError `ERR_FILES_ROWS_AT`
 */
export async function* readLinesOrObject(text: AsyncIterable<string>, source: string, numbers: JsonNumbers): AsyncGenerator<ParsedRow> {
  let start = ''
  const watched = async function* (): AsyncGenerator<string> {
    for await (const piece of text) {
      if (start.length < KEPT) start += piece.slice(0, KEPT)
      yield piece
    }
  }
  let first: ParsedRow | undefined
  for await (const row of readJsonLines(watched(), numbers)) {
    if (first === undefined) {
      first = row
      continue
    }
    if (first !== YIELDED) {
      // A broken line before a good one is a broken row; two in a row are an object over several lines.
      if (first.reason !== undefined && row.reason !== undefined) throw oneObject(source, keysOf(start))
      yield first
    }
    first = YIELDED
    yield row
  }
  if (first === undefined || first === YIELDED) return
  if (holdsRows(first.value)) throw oneObject(source, Object.keys(first.value as object))
  yield first
}

const YIELDED: ParsedRow = {}

function holdsRows(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const lists = Object.entries(value).filter(
    ([, list]) =>
      Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one)),
  )
  return lists.some(([key]) => ROWS.test(key)) || (lists.length === 1 && Object.keys(value).length === 1)
}

/** The keys of an object, as far as its beginning has them. */
function keysOf(text: string): readonly string[] {
  const keys: string[] = []
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/gs)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    else if (depth === 1 && token.endsWith(':')) keys.push(token.slice(1, token.lastIndexOf('"')))
  }
  return keys
}
