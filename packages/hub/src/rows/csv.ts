import { columnsDoubled, fileBroken } from '../errors.ts'
import type { ParsedRow } from './parsed-row.ts'

/** A record of a CSV file. */
export interface CsvRecord {
  readonly fields: readonly string[]
  /** The line on which it begins, counted from 1. */
  readonly line: number
  /** What is wrong with its quotes, and in which field, counted from 0. */
  readonly fault?: QuoteFault
}

/** Quotes that do not quote. */
export interface QuoteFault {
  readonly field: number
  readonly what: string
  /** The line on which the field begins. */
  readonly line: number
  /** Whether the file ends before the quote is closed. */
  readonly open?: true
}

/** How quotes are taken: by RFC 4180, with faults told; as CPython does, which has none; or as signs like others. */
export type Quoting = 'strict' | 'python' | 'none'

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
 * is stripped, and an empty line is a record without fields. An open quote at the end closes itself. What is no proper quoting
 * is told beside the record.
 * @param text the file, a piece at a time
 */
export async function* readCsvRecords(text: AsyncIterable<string>, delimiter: ',' | '\t', quotes = true): AsyncGenerator<CsvRecord> {
  const separator = delimiter.charCodeAt(0)
  const quote = quotes ? QUOTE : -1
  let state = START_RECORD
  let fields: string[] = []
  /** The field under way: what came before, and where its unbroken stretch in this chunk begins. */
  let field = ''
  let line = 1
  let recordLine = 1
  let quoteLine = 1
  let afterReturn = false
  let fault: QuoteFault | undefined

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
        if (code === quote) {
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
          state = code === quote ? IN_QUOTES : IN_FIELD
          start = at
          if (code === quote) [field, start] = [`${field}"`, at + 1]
          else fault ??= { field: fields.length, what: `${JSON.stringify(chunk[at])} follows the closing quote`, line: quoteLine }
          continue
        }
      } else {
        if (state === START_RECORD) recordLine = line
        if (!ends && code !== separator) {
          state = code === quote ? IN_QUOTES : IN_FIELD
          start = code === quote ? at + 1 : at
          if (code === quote) quoteLine = line
          continue
        }
      }
      // The field ends here, and perhaps the record.
      if (quotes && state === IN_FIELD && isShifted(field)) fault ??= shifted(fields.length, line)
      if (!ends || state !== START_RECORD) fields.push(field)
      field = ''
      start = at + 1
      state = START_FIELD
      if (!ends) continue
      yield { fields, line: recordLine, ...(fault === undefined ? {} : { fault }) }
      fields = []
      fault = undefined
      state = START_RECORD
      line++
      afterReturn = code === CARRIAGE_RETURN
    }
    if (state === IN_FIELD || state === IN_QUOTES) field += chunk.slice(start)
  }
  if (state === START_RECORD) return
  if (state === IN_QUOTES) fault = { field: fields.length, what: 'the quote is never closed', line: quoteLine, open: true }
  else if (quotes && state === IN_FIELD && isShifted(field)) fault ??= shifted(fields.length, line)
  fields.push(field)
  yield { fields, line: recordLine, ...(fault === undefined ? {} : { fault }) }
}

/** Whether a field begins with blanks and a quote, which then does not quote: `a, "b, c"`. */
const isShifted = (field: string): boolean => (field.startsWith(' ') || field.startsWith('\t')) && /^[ \t]+"/.test(field)

const shifted = (field: number, line: number): QuoteFault => ({
  field,
  what: 'a blank stands before the quote, which does not quote then',
  line,
})

/** How rows of CSV are read. */
export interface CsvReading {
  readonly delimiter: ',' | '\t'
  /** Whether the first record names the columns. */
  readonly header: boolean
  readonly quoting: Quoting
  /** The name of the file, for messages. */
  readonly source: string
}

/**
 * Reads rows of CSV or TSV: objects by the names in the first record, or lists of texts where there is no header.
 * With a header empty lines are passed over, and a row with more or fewer fields is broken, as is one with faulty quotes.
 * @throws BinnacleError `ERR_FILES_COLUMNS` where two columns have one name, `ERR_FILES_BROKEN` where a quote is never closed
 */
export async function* readCsv(text: AsyncIterable<string>, reading: CsvReading): AsyncGenerator<ParsedRow> {
  const { delimiter, header, quoting, source } = reading
  let names: readonly string[] | undefined
  for await (const { fields, line, fault } of readCsvRecords(text, delimiter, quoting !== 'none')) {
    const reason = fault === undefined || quoting !== 'strict' ? undefined : faultText(fault, names)
    if (fault?.open === true && reason !== undefined) throw fileBroken(source, reason)
    if (!header) yield reason === undefined ? { line, value: fields } : { line, reason }
    else if (fields.length === 0) continue
    else if (names === undefined) {
      if (reason !== undefined) throw fileBroken(source, `in its header, ${reason}`)
      names = namesOf(fields, source)
    } else if (reason !== undefined) yield { line, reason }
    else if (fields.length !== names.length) yield { line, reason: `it has ${fields.length} columns, and the header has ${names.length}` }
    else yield { line, value: toObject(names, fields) }
  }
}

function faultText({ field, what, line }: QuoteFault, names: readonly string[] | undefined): string {
  const name = names?.[field]
  return `in column ${field + 1}${name === undefined || name === '' ? '' : ` (${name})`}, from line ${line} on, ${what}`
}

function namesOf(fields: readonly string[], source: string): readonly string[] {
  for (const [index, name] of fields.entries()) {
    const first = fields.indexOf(name)
    if (first !== index) throw columnsDoubled(source, name, first, index)
  }
  return fields
}

function toObject(names: readonly string[], fields: readonly string[]): Readonly<Record<string, string>> {
  const row: Record<string, string> = {}
  for (let index = 0; index < names.length; index++) {
    const name = names[index]!
    if (name === '__proto__')
      Object.defineProperty(row, name, { value: fields[index]!, enumerable: true, writable: true, configurable: true })
    else row[name] = fields[index]!
  }
  return row
}
