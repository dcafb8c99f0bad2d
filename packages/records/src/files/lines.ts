import { isUtf8 } from 'node:buffer'
import { readSync } from 'node:fs'

/** Bytes read at a time. */
const CHUNK = 1 << 16
const LINE_BREAK = 0x0a

/** A line with its place in the file. */
export interface Line {
  readonly text: string
  readonly offset: number
  /** Bytes without the line break. */
  readonly bytes: number
  /** Whether a line break follows. Only the last line may have none: a crash cut it off. */
  readonly isWhole: boolean
  /** Whether its bytes are UTF-8: else its text is not what stands there. */
  readonly isText: boolean
}

/**
 * Reads an open file line by line, split at `\n` bytes alone.
 * @param passing told of all bytes, in their order
 * @returns batches of lines; the last line also where it has no line break
 */
export function* readLines(descriptor: number, passing?: (bytes: Buffer) => void): Generator<readonly Line[]> {
  const chunk = Buffer.allocUnsafe(CHUNK)
  /** The pieces of a line of which the end has not come. */
  let begun: Buffer[] = []
  let [lineAt, readAt] = [0, 0]
  for (let got = readSync(descriptor, chunk, 0, CHUNK, readAt); got > 0; got = readSync(descriptor, chunk, 0, CHUNK, readAt)) {
    const bytes = chunk.subarray(0, got)
    passing?.(bytes)
    readAt += got
    const lines: Line[] = []
    let start = 0
    for (let end = bytes.indexOf(LINE_BREAK); end >= 0; end = bytes.indexOf(LINE_BREAK, start)) {
      const own = begun.length === 0 ? bytes.subarray(start, end) : Buffer.concat([...begun, bytes.subarray(start, end)])
      begun = []
      lines.push(lineOf(own, lineAt, true))
      lineAt += own.length + 1
      start = end + 1
    }
    // A copy: the chunk is filled anew.
    if (start < got) begun.push(Buffer.from(bytes.subarray(start)))
    if (lines.length > 0) yield lines
  }
  if (begun.length === 0) return
  yield [lineOf(Buffer.concat(begun), lineAt, false)]
}

const lineOf = (bytes: Buffer, offset: number, isWhole: boolean): Line => ({
  text: bytes.toString('utf8'),
  offset,
  bytes: bytes.length,
  isWhole,
  isText: isUtf8(bytes),
})

/**
 * Parses a line.
 * @throws Error that says why it cannot be read
 */
export function parseLine({ text, isText }: Pick<Line, 'text' | 'isText'>, parse: (text: string) => unknown): unknown {
  if (!isText) throw new TypeError('it is not UTF-8')
  return parse(text)
}
