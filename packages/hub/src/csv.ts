import type { ParsedRow } from './parsed-row.ts'

/** A record of a CSV file. */
export interface CsvRecord {
  readonly fields: readonly string[]
  /** The line on which it begins, counted from 1. */
  readonly line: number
}

/** Where the reader stands: as in the rules of CPython's `csv` with its default dialect. */
const START_RECORD = 0
const START_FIELD = 1
const IN_FIELD = 2
const IN_QUOTES = 3
const QUOTE_IN_QUOTES = 4

const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Reads records by the rules of CPython's `csv.reader`: a quote counts only at the start of a field, a doubled quote is one
 * quote, what follows a closing quote belongs to the field, records end at `\n`, `\r` or `\r\n` outside of quotes, nothing
 * is stripped, and an empty line is a record without fields. An open quote at the end closes itself.
 * @param text the file, a piece at a time
 */
export async function* readCsvRecords(text: AsyncIterable<string>, delimiter: ',' | '\t'): AsyncGenerator<CsvRecord> {
  const separator = delimiter.charCodeAt(0)
  let state = START_RECORD
  let fields: string[] = []
  /** The field under way: what came before, and where its unbroken stretch in this chunk begins. */
  let field = ''
  let line = 1
  let recordLine = 1
  let afterReturn = false

  for await (const chunk of text) {
    let start = 0
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (afterReturn) {
        afterReturn = false
        if (code === LINE_FEED) {
          start = at + 1
          continue
        }
      }
      if (state === IN_QUOTES) {
        if (code === QUOTE) {
          field += chunk.slice(start, at)
          state = QUOTE_IN_QUOTES
        } else if (code === LINE_FEED) line++
        continue
      }
      const ends = code === LINE_FEED || code === CARRIAGE_RETURN
      if (state === IN_FIELD) {
        if (!ends && code !== separator) continue
        field += chunk.slice(start, at)
      } else if (state === QUOTE_IN_QUOTES) {
        if (!ends && code !== separator) {
          // A doubled quote is one quote inside the field; anything else goes on after the quotes.
          state = code === QUOTE ? IN_QUOTES : IN_FIELD
          start = at
          if (code === QUOTE) [field, start] = [`${field}"`, at + 1]
          continue
        }
      } else {
        if (state === START_RECORD) recordLine = line
        if (!ends && code !== separator) {
          state = code === QUOTE ? IN_QUOTES : IN_FIELD
          start = code === QUOTE ? at + 1 : at
          continue
        }
      }
      // The field ends here, and perhaps the record.
      if (!ends || state !== START_RECORD) fields.push(field)
      field = ''
      start = at + 1
      state = START_FIELD
      if (!ends) continue
      yield { fields, line: recordLine }
      fields = []
      state = START_RECORD
      line++
      afterReturn = code === CARRIAGE_RETURN
    }
    if (state === IN_FIELD || state === IN_QUOTES) field += chunk.slice(start)
  }
  if (state === START_RECORD) return
  fields.push(field)
  yield { fields, line: recordLine }
}

/**
 * Reads rows of CSV or TSV: objects by the names in the first record, or lists of texts where there is no header.
 * With a header empty lines are passed over, and a row with more or fewer fields is broken.
 */
export async function* readCsv(text: AsyncIterable<string>, delimiter: ',' | '\t', header: boolean): AsyncGenerator<ParsedRow> {
  let names: readonly string[] | undefined
  for await (const { fields, line } of readCsvRecords(text, delimiter)) {
    if (!header) yield { line, value: fields }
    else if (fields.length === 0) continue
    else if (names === undefined) names = fields
    else if (fields.length !== names.length) yield { line, reason: `it has ${fields.length} columns, and the header has ${names.length}` }
    else yield { line, value: toObject(names, fields) }
  }
}

function toObject(names: readonly string[], fields: readonly string[]): Readonly<Record<string, string>> {
  const row: Record<string, string> = {}
  for (let index = 0; index < names.length; index++) row[names[index]!] = fields[index]!
  return row
}
