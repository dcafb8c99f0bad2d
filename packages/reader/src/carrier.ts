import { isBinnacleError } from '@binnacle/core'
import { runUnread, tooLarge } from './errors.ts'

/** Where the files of a run are read from: a disk, or any static web server. */
export interface Carrier {
  /** The size of a file in bytes; undefined where it is not there. */
  size(name: string): Promise<number | undefined>
  /** Bytes of a file from `from` up to, but not including, `to`. */
  read(name: string, from: number, to: number): Promise<Uint8Array>
  /** The name of what is read, for messages. */
  readonly place: string
}

/**
 * Reads a folder over HTTP, a range at a time; a server that knows no ranges gives the whole file, which is then cut here.
 * @param base the address of the folder
 */
export function httpCarrier(base: string, fetch: (url: string, init?: RequestInit) => Promise<Response>): Carrier {
  const address = (name: string) => `${base.replace(/\/$/, '')}/${encodeURIComponent(name)}`
  const whole = new Map<string, Uint8Array>()
  return {
    place: base,
    async size(name) {
      const response = await fetch(address(name), { method: 'HEAD' })
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`${address(name)}: the server says ${response.status}`)
      const length = response.headers.get('content-length')
      // What is compressed on the way says another length: it is read to be measured.
      if (length !== null && response.headers.get('content-encoding') === null) return Number(length)
      return (await wholeFile(name)).length
    },
    async read(name, from, to) {
      const kept = whole.get(name)
      if (kept !== undefined) return kept.subarray(from, to)
      if (to <= from) return new Uint8Array()
      const response = await fetch(address(name), { headers: { range: `bytes=${from}-${to - 1}` } })
      if (response.status === 206) return new Uint8Array(await response.arrayBuffer())
      if (!response.ok) throw new Error(`${address(name)}: the server says ${response.status}`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      whole.set(name, bytes)
      return bytes.subarray(from, to)
    },
  }

  async function wholeFile(name: string): Promise<Uint8Array> {
    const kept = whole.get(name)
    if (kept !== undefined) return kept
    const response = await fetch(address(name))
    if (!response.ok) throw new Error(`${address(name)}: the server says ${response.status}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    whole.set(name, bytes)
    return bytes
  }
}

/** Bytes of a file that is read whole, unpacked: a text of more does not fit into memory beside what is made of it. */
const MOST_BYTES = 384 << 20

/**
 * A whole file as text; undefined where it is not there. A file that is only there gzipped (`NAME.gz`) is unpacked.
 * @throws BinnacleError `ERR_READER_TOO_LARGE`, also of a small file that unpacks to a huge one
 */
export async function readText(carrier: Carrier, name: string, most = MOST_BYTES): Promise<string | undefined> {
  const size = await carrier.size(name)
  if (size !== undefined) {
    if (size > most) throw tooLarge(`${carrier.place}/${name}`, most)
    return new TextDecoder().decode(await carrier.read(name, 0, size))
  }
  const packed = await carrier.size(`${name}.gz`)
  if (packed === undefined) return undefined
  if (packed > most) throw tooLarge(`${carrier.place}/${name}.gz`, most)
  const bytes = await carrier.read(`${name}.gz`, 0, packed)
  const unpacked = new Response(bytes as Uint8Array<ArrayBuffer>).body!.pipeThrough(new DecompressionStream('gzip'))
  const decoder = new TextDecoder()
  const pieces: string[] = []
  let length = 0
  try {
    for await (const piece of unpacked) {
      length += piece.length
      if (length > most) throw tooLarge(`${carrier.place}/${name}.gz`, most)
      pieces.push(decoder.decode(piece, { stream: true }))
    }
  } catch (cause) {
    throw isBinnacleError(cause) ? cause : runUnread(`${carrier.place}/${name}.gz`, cause)
  }
  return pieces.join('') + decoder.decode()
}
