import { closeSync, fstatSync, openSync, unlinkSync } from 'node:fs'
import { brokenFile } from './errors.ts'
import { fromJson, toJson } from './json-numbers.ts'
import { readLines } from './lines.ts'
import { createWindowReader } from './window-reader.ts'
import { writeAll } from './write-all.ts'

/** Characters that are kept before they are written. */
const BUFFER = 1 << 16

/** Rows of JSON, a line each, written in order and read as often as needed. */
export interface JsonRowFile<Row> {
  readonly count: number
  append(row: Row): void
  /** Appends a row that is JSON already. */
  appendText(text: string): void
  scan(): Generator<readonly Row[]>
  /** Reads all rows as they stand, without parsing. */
  scanText(): Generator<readonly string[]>
  at(place: number): Row
  textAt(place: number): string
  /** Writes what is kept back. */
  flush(): void
  close(): void
}

/** How a row file is opened. */
export interface RowFileOptions {
  /** `write` empties the file first; `read` takes it as it is. */
  readonly mode: 'write' | 'read'
  /** Keeps the places of rows, for `at`. */
  readonly indexed?: boolean
  /** Deletes the file when it is closed. */
  readonly passing?: boolean
}

/**
 * Opens a file of rows.
 * @throws BinnacleError `ERR_RECORD_BROKEN` where a line is not JSON, `ERR_RECORD_DISK_FULL`
 */
export function openRowFile<Row>(file: string, { mode, indexed = false, passing = false }: RowFileOptions): JsonRowFile<Row> {
  const descriptor = openSync(file, mode === 'write' ? 'w+' : 'r')
  const readAt = createWindowReader(descriptor)
  let kept: string[] = []
  let keptLength = 0
  let size = 0
  let count = 0
  let places = new Float64Array(indexed ? 1024 : 0)
  if (mode === 'read') for (const lines of readLines(descriptor)) count += lines.length

  function flush(): void {
    if (kept.length === 0) return
    writeAll(descriptor, kept.join(''), file)
    kept = []
    keptLength = 0
  }

  function parse(text: string, row: number): Row {
    try {
      return fromJson(text) as Row
    } catch (cause) {
      throw brokenFile(file, `line ${row + 1}: ${(cause as Error).message}`)
    }
  }

  return {
    get count() {
      return count
    },
    append: (row) => appendText(toJson(row)),
    appendText,
    *scan() {
      flush()
      let row = 0
      for (const lines of readLines(descriptor)) yield lines.map((line) => parse(line.text, row++))
    },
    *scanText() {
      flush()
      for (const lines of readLines(descriptor)) yield lines.map((line) => line.text)
    },
    at: (place) => parse(textAt(place), place),
    textAt,
    flush,
    close() {
      if (!passing) flush()
      closeSync(descriptor)
      if (passing) unlinkSync(file)
    },
  }

  function appendText(text: string): void {
    const line = `${text}\n`
    if (indexed) {
      if (count === places.length) {
        const longer = new Float64Array(places.length * 2)
        longer.set(places)
        places = longer
      }
      places[count] = size
      size += Buffer.byteLength(line)
    }
    count++
    kept.push(line)
    keptLength += line.length
    if (keptLength > BUFFER) flush()
  }

  function textAt(place: number): string {
    flush()
    const from = places[place]!
    return readAt(from, (place + 1 < count ? places[place + 1]! : size) - from - 1)
  }
}

/** Rows that are not there. */
export function emptyRows<Row>(): JsonRowFile<Row> {
  return {
    count: 0,
    append() {},
    appendText() {},
    *scan() {},
    *scanText() {},
    at: () => undefined as never,
    textAt: () => '',
    flush() {},
    close() {},
  }
}

/** The size of an open file in bytes. */
export function fileSize(descriptor: number): number {
  return fstatSync(descriptor).size
}
