import type { JsonNumbers } from '@binnacle/python'
import { parseRow } from './parse-row.ts'
import type { ParsedRow } from './parsed-row.ts'

/**
 * Reads JSON Lines. Lines end at `\n` only: JSON allows U+2028 and its like inside texts. Blank lines are passed over.
 * @param text the file, a piece at a time
 */
export async function* readJsonLines(text: AsyncIterable<string>, numbers: JsonNumbers): AsyncGenerator<ParsedRow> {
  let line = 0
  for await (const content of splitLines(text)) {
    line++
    if (content.trim() === '') continue
    yield parseRow(content, line, numbers)
  }
}

/** The lines of a text, without their ends. */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = []
  for await (const chunk of text) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      const piece = chunk.slice(start, end)
      if (parts.length === 0) yield piece
      else {
        yield parts.join('') + piece
        parts = []
      }
      start = end + 1
    }
    if (start < chunk.length) parts.push(start === 0 ? chunk : chunk.slice(start))
  }
  if (parts.length > 0) yield parts.join('')
}
