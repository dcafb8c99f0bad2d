import { errorText, isBinnacleError } from '@binnacle/core'
import { type JsonNumbers, parsePythonJson, WrittenNumber } from '@binnacle/python'
import type { FileMetaData } from 'hyparquet'
import { labelsNamer } from './class-labels.ts'
import { columnsDoubled, fileBroken, noLabels } from '../errors.ts'
import { numbersOf } from './parquet-numbers.ts'
import type { ParsedRow } from './parsed-row.ts'

/** The most rows that are held at a time, in a row group that is larger. */
const BATCH = 10_000

/** Texts keep a byte order mark at their beginning, which the library's own decoder drops; bytes that are not UTF-8 are a fault. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })

/** A time as a date where its milliseconds are all there is of it, else as the text with all its digits. */
function timeOf(count: bigint, perMillisecond: bigint, digits: number): Date | string {
  const milliseconds = count / perMillisecond
  if (count % perMillisecond === 0n) return new Date(Number(milliseconds))
  const perSecond = perMillisecond * 1000n
  const rest = ((count % perSecond) + perSecond) % perSecond
  const second = new Date(Number((count - rest) / perMillisecond)).toISOString().slice(0, 19)
  return `${second}.${String(rest).padStart(digits, '0')}Z`
}

const parsersOf = (numbers: JsonNumbers) => ({
  stringFromBytes: (bytes: Uint8Array | undefined) => bytes && decoder.decode(bytes),
  jsonFromBytes: (bytes: Uint8Array | undefined) => bytes && parsePythonJson(decoder.decode(bytes), numbers),
  timestampFromMicroseconds: (count: bigint) => timeOf(BigInt(count), 1000n, 6),
  timestampFromNanoseconds: (count: bigint) => timeOf(BigInt(count), 1_000_000n, 9),
})

/** How rows of Parquet are read. */
export interface ParquetReading {
  /** The name of the file, for messages. */
  readonly source: string
  /** Whether class labels are given by their names. */
  readonly named: boolean
  readonly numbers: JsonNumbers
}

/**
 * Reads the rows of a Parquet file, a row group at a time. 64-bit whole numbers become numbers where that loses nothing, else they are
 * bigint; decimals keep all their digits; binary columns are `Uint8Array`, times are `Date` where milliseconds are enough.
 * @throws BinnacleError `ERR_FILES_BROKEN`, `ERR_FILES_LABELS`, `ERR_FILES_COLUMNS`
 */
export async function* readParquet(path: string, { source, named, numbers }: ParquetReading): AsyncGenerator<ParsedRow> {
  const [{ asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects }, { compressors }] = await Promise.all([
    import('hyparquet'),
    import('hyparquet-compressors'),
  ])
  try {
    const file = await asyncBufferFromFile(path)
    const found = await parquetMetadataAsync(file)
    refuseDoubled(found, source)
    const namer = named ? labelsNamer(found.key_value_metadata?.find(({ key }) => key === 'huggingface')?.value) : undefined
    if (named && namer === undefined) throw noLabels(source)
    const { metadata, restore } = numbersOf(found, numbers)
    const parsers = parsersOf(numbers)
    let rowStart = 0
    for (const group of metadata.row_groups) {
      const end = rowStart + Number(group.num_rows)
      while (rowStart < end) {
        const rowEnd = Math.min(end, rowStart + BATCH)
        // Without utf8: false binary columns would be read as texts.
        const rows = await parquetReadObjects({ file, metadata, compressors, parsers, utf8: false, rowStart, rowEnd })
        for (const row of rows) {
          const value = plain(restore(row), numbers)
          yield { value: namer === undefined ? value : namer(value) }
        }
        rowStart = rowEnd
      }
    }
  } catch (cause) {
    throw isBinnacleError(cause) ? cause : fileBroken(source, `as Parquet: ${errorText(cause)}`, cause)
  }
}

/** Two columns with one name would become one. */
function refuseDoubled({ schema }: FileMetaData, source: string): void {
  const names: string[] = []
  let at = 1
  for (let child = 0; child < (schema[0]?.num_children ?? 0); child++) {
    const { name } = schema[at]!
    const first = names.indexOf(name)
    if (first >= 0) throw columnsDoubled(source, name, first, child)
    names.push(name)
    at = afterElement(schema, at)
  }
}

function afterElement(schema: FileMetaData['schema'], at: number): number {
  let next = at + 1
  for (let child = 0; child < (schema[at]?.num_children ?? 0); child++) next = afterElement(schema, next)
  return next
}

/** Turns big integers into numbers where that loses nothing, also inside lists and structs; numbers into texts where they are asked for. */
function plain(value: unknown, numbers: JsonNumbers): unknown {
  if (typeof value === 'bigint') {
    if (numbers === 'text' || numbers === 'python') return String(value)
    return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value
  }
  if (typeof value === 'number') return numbers === 'text' || numbers === 'python' ? String(value) : value
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof WrittenNumber || ArrayBuffer.isView(value))
    return value
  if (Array.isArray(value)) return value.map((one) => plain(one, numbers))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner, numbers)]))
}
