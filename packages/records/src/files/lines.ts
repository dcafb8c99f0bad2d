import { isUtf8 } from 'node:buffer'
import { readSync } from 'node:fs'

/** Bytes read at a time. */
const CHUNK = 1 << 18
const LINE_BREAK = 0x0a

/** A line with its place in the file. Its content is there until the next batch is asked for. */
export interface Line {
  readonly content: Buffer
  readonly offset: number
  /** Whether a line break follows. Only the last line may have none: a crash cut it off. */
  readonly isWhole: boolean
}

/**
 * Reads an open file line by line, split at `\n` bytes alone. Nothing is decoded that nobody asks for.
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
      const content = begun.length === 0 ? bytes.subarray(start, end) : Buffer.concat([...begun, bytes.subarray(start, end)])
      begun = []
      lines.push({ content, offset: lineAt, isWhole: true })
      lineAt += content.length + 1
      start = end + 1
    }
    // A copy: the chunk is filled anew.
    if (start < got) begun.push(Buffer.from(bytes.subarray(start)))
    if (lines.length > 0) yield lines
  }
  if (begun.length > 0) yield [{ content: Buffer.concat(begun), offset: lineAt, isWhole: false }]
}

/** The text of a line. */
export const textOf = ({ content }: Pick<Line, 'content'>): string => content.toString('utf8')

/**
 * Parses a line.
 * @throws Error that says why it cannot be read
 */
export function parseLine(line: Pick<Line, 'content'>, parse: (text: string) => unknown): unknown {
  // What is not UTF-8 would be decoded to something else than what stands there.
  if (!isUtf8(line.content)) throw new TypeError('it is not UTF-8')
  return parse(textOf(line))
}

/** Counts the lines of an open file that have an end. */
export function countLines(descriptor: number, passing?: (bytes: Buffer) => void): number {
  const chunk = Buffer.allocUnsafe(CHUNK)
  let [count, readAt] = [0, 0]
  for (let got = readSync(descriptor, chunk, 0, CHUNK, readAt); got > 0; got = readSync(descriptor, chunk, 0, CHUNK, readAt)) {
    const bytes = chunk.subarray(0, got)
    passing?.(bytes)
    readAt += got
    for (let end = bytes.indexOf(LINE_BREAK); end >= 0; end = bytes.indexOf(LINE_BREAK, end + 1)) count++
  }
  return count
}
