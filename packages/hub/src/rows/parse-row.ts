import { errorText } from '@binnacle/core'
import { type JsonNumbers, parsePythonJson } from '@binnacle/python'
import type { ParsedRow } from './parsed-row.ts'

/** A row from its JSON, or why it has none. In files of the user's a doubled key is a fault: one of its values would be lost. */
export function parseRow(text: string, line: number, numbers: JsonNumbers): ParsedRow {
  try {
    const value = parsePythonJson(text, numbers)
    const doubled = numbers === 'written' ? doubledKey(text) : undefined
    return doubled === undefined ? { line, value } : { line, reason: `the key "${doubled}" stands twice in it` }
  } catch (thrown) {
    return { line, reason: `it is not valid JSON: ${errorText(thrown)}` }
  }
}

/** The first key of an object, given as valid JSON, that it has twice. */
function doubledKey(text: string): string | undefined {
  const seen = new Set<string>()
  let depth = 0
  let start = 0
  let isKey = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      start = at
      at = endOfText(text, at)
      if (depth !== 1 || !isKey) continue
      const key = String(JSON.parse(text.slice(start, at + 1)))
      if (seen.has(key)) return key
      seen.add(key)
      isKey = false
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      if (depth++ === 0) {
        if (code === OPEN_LIST) return undefined
        isKey = true
      }
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth--
    else if (code === COMMA && depth === 1) isKey = true
  }
  return undefined
}

const [QUOTE, BACKSLASH, COMMA, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [34, 92, 44, 123, 125, 91, 93]

function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return at
  }
  return text.length
}
