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
}

/**
 * Reads an open file line by line, split at `\n` bytes alone.
 * @returns batches of lines; the last line also where it has no line break
 */
export function* readLines(descriptor: number, from = 0): Generator<readonly Line[]> {
  const chunk = Buffer.allocUnsafe(CHUNK)
  let rest: Buffer = Buffer.alloc(0)
  let offset = from
  for (;;) {
    const got = readSync(descriptor, chunk, 0, CHUNK, offset + rest.length)
    if (got === 0) break
    const bytes = rest.length === 0 ? chunk.subarray(0, got) : Buffer.concat([rest, chunk.subarray(0, got)])
    const lines: Line[] = []
    let start = 0
    for (let end = bytes.indexOf(LINE_BREAK, start); end >= 0; end = bytes.indexOf(LINE_BREAK, start)) {
      lines.push({ text: bytes.toString('utf8', start, end), offset: offset + start, bytes: end - start })
      start = end + 1
    }
    // A copy: the chunk is filled anew.
    rest = Buffer.from(bytes.subarray(start))
    offset += start
    if (lines.length > 0) yield lines
  }
  if (rest.length > 0) yield [{ text: rest.toString('utf8'), offset, bytes: rest.length }]
}
