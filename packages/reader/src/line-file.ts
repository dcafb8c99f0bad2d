import type { Carrier } from './carrier.ts'

/** Bytes that are read at once. */
const CHUNK = 1 << 20
const LINE_BREAK = 0x0a

/** The lines of a file, found by their number; what is held is where they begin, eight bytes a line. */
export interface LineFile {
  readonly count: number
  /** One line. */
  at(line: number): Promise<string>
  /** Lines in a row, read together. */
  range(from: number, to: number): Promise<readonly string[]>
  /** Lines anywhere, in the order asked for; those that lie close together are read together. */
  some(lines: readonly number[]): Promise<readonly string[]>
}

/** Lines that are read with others though nobody asked for them, at the most. */
const GAP = 16

/**
 * Opens a file of lines: reads it once, a piece at a time. A last line without an end is passed over: it is still being written.
 * @param each told of every line on the way, as bytes
 */
export async function openLineFile(carrier: Carrier, name: string, each?: (line: Uint8Array, number: number) => void): Promise<LineFile> {
  const size = (await carrier.size(name)) ?? 0
  let starts = new Float64Array(1_024)
  let count = 0
  let begin = 0
  let rest = new Uint8Array()
  for (let from = 0; from < size; from += CHUNK) {
    const bytes = await carrier.read(name, from, Math.min(size, from + CHUNK))
    let line = 0
    for (let end = bytes.indexOf(LINE_BREAK); end >= 0; end = bytes.indexOf(LINE_BREAK, line)) {
      if (count + 1 >= starts.length) starts = grown(starts)
      starts[count] = begin
      if (each !== undefined) each(rest.length === 0 ? bytes.subarray(line, end) : joined(rest, bytes.subarray(line, end)), count)
      rest = new Uint8Array()
      count++
      line = end + 1
      begin = from + line
      starts[count] = begin
    }
    if (each !== undefined && line < bytes.length) rest = joined(rest, bytes.subarray(line))
  }
  const decoder = new TextDecoder()

  async function range(from: number, to: number): Promise<readonly string[]> {
    if (to <= from) return []
    const bytes = await carrier.read(name, starts[from]!, starts[to]!)
    const lines: string[] = []
    for (let line = from; line < to; line++) {
      const at = starts[line]! - starts[from]!
      lines.push(decoder.decode(bytes.subarray(at, starts[line + 1]! - starts[from]! - 1)))
    }
    return lines
  }

  async function some(lines: readonly number[]): Promise<readonly string[]> {
    const sorted = [...new Set(lines)].toSorted((a, b) => a - b)
    const found = new Map<number, string>()
    for (let first = 0; first < sorted.length; ) {
      let last = first
      while (last + 1 < sorted.length && sorted[last + 1]! - sorted[last]! <= GAP) last++
      const texts = await range(sorted[first]!, sorted[last]! + 1)
      for (let index = first; index <= last; index++) found.set(sorted[index]!, texts[sorted[index]! - sorted[first]!]!)
      first = last + 1
    }
    return lines.map((line) => found.get(line)!)
  }

  return { count, range, some, at: async (line) => (await range(line, line + 1))[0]! }
}

function grown(starts: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(starts.length * 2)
  longer.set(starts)
  return longer
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
