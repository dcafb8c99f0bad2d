import { closeSync, unlinkSync } from 'node:fs'
import { brokenLine } from '../errors.ts'
import { FORMAT, type LineRules, rowRules } from '../folder/format.ts'
import type { FileCheck } from '../folder/manifest.ts'
import { createFingerprint, type Fingerprint } from './fingerprint.ts'
import { countLines, type Line, parseLine, readLines, textOf as lineText } from './lines.ts'
import { openToRead, openToWrite } from './open-file.ts'
import { createWindowReader } from './window-reader.ts'
import { writeAll } from './write-all.ts'

/** Characters that are kept before they are written. */
const BUFFER = 1 << 16

/** Rows of JSON, a line each, written in order and read as often as needed. */
export interface JsonRowFile<Row> {
  readonly count: number
  append(row: Row): void
  /** A row as it is written, and back. */
  textOf(row: Row): string
  rowOf(text: string): Row
  /** Appends a row that is written so already. */
  appendText(text: string): void
  scan(): Generator<readonly Row[]>
  /** Reads all rows as they stand, without parsing. */
  scanText(): Generator<readonly string[]>
  at(place: number): Row
  textAt(place: number): string
  /** Writes what is kept back. */
  flush(): void
  /** Size and hash of all that was written. */
  fingerprint(): Fingerprint
  close(): void
}

/** How a file of rows is written. */
export interface RowFileOptions {
  /** Keeps the places of rows, for `at`. */
  readonly indexed?: boolean
  /** Deletes the file when it is closed. */
  readonly passing?: boolean
  /** Those of the present format where absent. */
  readonly rules?: LineRules
}

/**
 * Opens a file of rows for writing; what was in it is gone.
 * @throws BinnacleError `ERR_RECORD_LINK`, `ERR_RECORD_DISK_FULL`, `ERR_RECORD_WRITE`
 */
export function openRowFile<Row>(
  file: string,
  { indexed = false, passing = false, rules = rowRules(FORMAT) }: RowFileOptions = {},
): JsonRowFile<Row> {
  const descriptor = openToWrite(file, 'write')
  const readAt = createWindowReader(descriptor)
  const written = createFingerprint()
  let kept: string[] = []
  let keptLength = 0
  let size = 0
  let count = 0
  let places = new Float64Array(indexed ? 1024 : 0)
  const parse = parserOf<Row>(file, rules)

  function flush(): void {
    if (kept.length === 0) return
    const bytes = Buffer.from(kept.join(''))
    writeAll(descriptor, bytes, file)
    if (!passing) written.add(bytes)
    kept = []
    keptLength = 0
  }

  return {
    get count() {
      return count
    },
    append: (row) => appendText(rules.write(row)),
    textOf: rules.write,
    rowOf: (text) => rules.parse(text) as Row,
    appendText,
    *scan() {
      flush()
      yield* parsed(descriptor, parse)
    },
    *scanText() {
      flush()
      for (const lines of readLines(descriptor)) yield lines.map(lineText)
    },
    at: (place) => parse({ content: Buffer.from(textAt(place)) }, place),
    textAt,
    flush,
    fingerprint() {
      flush()
      return written.value()
    },
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

/** Rows that are only read, all in order. */
export interface ReadRows<Row> {
  readonly count: number
  scan(): Generator<readonly Row[]>
  close(): void
}

/**
 * Opens a file of rows for reading, and checks it before any row is given. A last line that a crash cut off is passed over.
 * @throws BinnacleError `ERR_RECORD_DAMAGED`; `ERR_RECORD_BROKEN` where a line that is asked for is not JSON
 */
export function readRowFile<Row>(file: string, rules: LineRules, check?: FileCheck): ReadRows<Row> {
  const descriptor = openToRead(file)
  let count = 0
  try {
    count = countLines(descriptor, check?.add)
    check?.end()
  } catch (cause) {
    closeSync(descriptor)
    throw cause
  }
  return {
    count,
    scan: () => parsed(descriptor, parserOf<Row>(file, rules)),
    close: () => closeSync(descriptor),
  }
}

/** Rows that are neither written nor there. */
export function emptyRows<Row>(): JsonRowFile<Row> {
  const none = { ...noRows<Row>(), append() {}, appendText() {}, *scanText() {}, textAt: () => '', flush() {} }
  const never = (): never => {
    throw new RangeError('there are no rows')
  }
  return { ...none, textOf: JSON.stringify, rowOf: never, at: never, fingerprint: never }
}

/** Rows of a file that is not there. */
export function noRows<Row>(): ReadRows<Row> {
  return { count: 0, *scan() {}, close() {} }
}

type RowParser<Row> = (line: Pick<Line, 'content'>, place: number) => Row

function* parsed<Row>(descriptor: number, parse: RowParser<Row>): Generator<readonly Row[]> {
  let place = 0
  const wholeOnly = ({ isWhole }: Line) => isWhole
  for (const lines of readLines(descriptor)) yield lines.filter(wholeOnly).map((line) => parse(line, place++))
}

function parserOf<Row>(file: string, { parse }: LineRules): RowParser<Row> {
  return (line, place) => {
    try {
      return parseLine(line, parse) as Row
    } catch (cause) {
      throw brokenLine(file, place + 1, (cause as Error).message)
    }
  }
}
