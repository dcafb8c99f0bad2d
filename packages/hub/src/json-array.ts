import { errorText } from '@binnacle/core'
import { fileBroken } from './errors.ts'
import { jsonSpans } from './json-spans.ts'
import { parseJson } from './parse-json.ts'
import type { ParsedRow } from './parsed-row.ts'

/** Reads the elements of a JSON array as rows, one at a time. */
export async function* readJsonArray(text: AsyncIterable<string>, source: string): AsyncGenerator<ParsedRow> {
  for await (const { value, line } of jsonSpans(text, '[', source)) {
    try {
      yield { line, value: parseJson(value) }
    } catch (thrown) {
      yield { line, reason: `it is not valid JSON: ${errorText(thrown)}` }
    }
  }
}

/**
 * Reads the entries of a JSON object in the order of the file, one at a time.
 * @throws BinnacleError `ERR_FILES_BROKEN` naming the line
 */
export async function* readJsonEntries(text: AsyncIterable<string>, source: string): AsyncGenerator<readonly [string, unknown]> {
  for await (const { key, value, line } of jsonSpans(text, '{', source)) {
    try {
      yield [String(parseJson(key!)), parseJson(value)]
    } catch (thrown) {
      throw fileBroken(source, `the entry on line ${line} is not valid JSON (${errorText(thrown)})`, thrown)
    }
  }
}
