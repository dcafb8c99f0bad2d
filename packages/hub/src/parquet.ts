import { errorText, isBinnacleError } from '@binnacle/core'
import { labelsNamer } from './class-labels.ts'
import { fileBroken, noLabels } from './errors.ts'
import type { ParsedRow } from './parsed-row.ts'

/** The most rows that are held at a time, in a row group that is larger. */
const BATCH = 10_000

/** Texts keep a byte order mark at their beginning, which the library's own decoder drops. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const parsers = { stringFromBytes: (bytes: Uint8Array | undefined) => bytes && decoder.decode(bytes) }

/**
 * Reads the rows of a Parquet file, a row group at a time. 64-bit whole numbers become numbers where that loses nothing;
 * binary columns are `Uint8Array`, times are `Date`.
 * @param named whether class labels are given by their names
 * @throws BinnacleError `ERR_FILES_BROKEN`, `ERR_FILES_LABELS`
 */
export async function* readParquet(path: string, source: string, named = false): AsyncGenerator<ParsedRow> {
  const [{ asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects }, { compressors }] = await Promise.all([
    import('hyparquet'),
    import('hyparquet-compressors'),
  ])
  try {
    const file = await asyncBufferFromFile(path)
    const metadata = await parquetMetadataAsync(file)
    const namer = named ? labelsNamer(metadata.key_value_metadata?.find(({ key }) => key === 'huggingface')?.value) : undefined
    if (named && namer === undefined) throw noLabels(source)
    let rowStart = 0
    for (const group of metadata.row_groups) {
      const end = rowStart + Number(group.num_rows)
      while (rowStart < end) {
        const rowEnd = Math.min(end, rowStart + BATCH)
        // Without utf8: false binary columns would be read as texts.
        const rows = await parquetReadObjects({ file, metadata, compressors, parsers, utf8: false, rowStart, rowEnd })
        for (const row of rows) yield { value: namer === undefined ? plain(row) : namer(plain(row)) }
        rowStart = rowEnd
      }
    }
  } catch (cause) {
    throw isBinnacleError(cause) ? cause : fileBroken(source, `as Parquet: ${errorText(cause)}`, cause)
  }
}

/** Turns big integers into numbers where that loses nothing, also inside lists and structs. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value)) return value
  if (Array.isArray(value)) return value.map(plain)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}
