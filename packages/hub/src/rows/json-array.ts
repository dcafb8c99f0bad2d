import { errorText } from '@binnacle/core'
import { type JsonNumbers, parsePythonJson } from '@binnacle/python'
import { fileBroken } from '../errors.ts'
import { jsonSpans } from './json-spans.ts'
import { elementsAt } from './json-seek.ts'
import { parseRow } from './parse-row.ts'
import type { ParsedRow } from './parsed-row.ts'

/** How the elements of a JSON array are read: where it stands in an object, and what becomes of numbers. */
export interface JsonArrayReading {
  readonly numbers: JsonNumbers
  readonly rowsAt?: string | readonly string[] | undefined
}

/** Reads the elements of a JSON array as rows, one at a time. */
export async function* readJsonArray(
  text: AsyncIterable<string>,
  source: string,
  reading: JsonArrayReading = { numbers: 'value' },
): AsyncGenerator<ParsedRow> {
  const { numbers, rowsAt } = reading
  const spans =
    rowsAt === undefined ? jsonSpans(text, '[', source) : elementsAt(text, typeof rowsAt === 'string' ? [rowsAt] : rowsAt, source)
  for await (const { value, line } of spans) yield parseRow(value, line, numbers)
}

/**
 * Reads the entries of a JSON object in the order of the file, one at a time.
 * @throws BinnacleError `ERR_FILES_BROKEN` naming the line
 */
export async function* readJsonEntries(text: AsyncIterable<string>, source: string): AsyncGenerator<readonly [string, unknown]> {
  for await (const { key, value, line } of jsonSpans(text, '{', source)) {
    try {
      yield [String(parsePythonJson(key!)), parsePythonJson(value)]
    } catch (thrown) {
      throw fileBroken(source, `the entry on line ${line} is not valid JSON (${errorText(thrown)})`, thrown)
    }
  }
}
