import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isBinnacleError } from '@binnacle/core'
import { fileBroken } from '../errors.ts'

/** Bytes, a piece at a time. */
export type Bytes = AsyncIterable<Uint8Array>

/** The bytes of a file, or of a stretch of it. */
export function readBytes(path: string, start = 0, end?: number): Bytes {
  if (end !== undefined && end <= start) return none()
  return createReadStream(path, { highWaterMark: 1 << 18, start, ...(end === undefined ? {} : { end: end - 1 }) }) as AsyncIterable<Buffer>
}

async function* none(): AsyncGenerator<Uint8Array> {
  // nothing
}

/** Opens gzip by its first two bytes, whatever the name; other bytes pass through. */
export async function* gunzipped(bytes: Bytes, source: string): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  let first = await iterator.next()
  if (first.done !== true && first.value.length === 1) {
    const second = await iterator.next()
    if (second.done !== true) first = { value: Buffer.concat([first.value, second.value]) }
  }
  if (first.done === true) return
  const head = first.value
  const all: Bytes = { [Symbol.asyncIterator]: () => resume(head, iterator) }
  if (head[0] !== 0x1f || head[1] !== 0x8b) return yield* all
  const input = Readable.from(all, { objectMode: false })
  const gunzip = createGunzip({ chunkSize: 1 << 16 })
  input.on('error', (error) => gunzip.destroy(error))
  try {
    yield* input.pipe(gunzip) as AsyncIterable<Buffer>
  } catch (cause) {
    if (isBinnacleError(cause)) throw cause
    throw fileBroken(source, 'it is cut or broken as gzip', cause)
  } finally {
    input.destroy()
  }
}

async function* resume(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield head
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/**
 * Decodes UTF-8; a byte order mark is dropped.
 * @throws BinnacleError `ERR_FILES_BROKEN` where it is no UTF-8
 */
export async function* decoded(bytes: Bytes, source: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let at = 0
  try {
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk, { stream: true })
      at += chunk.length
      if (text !== '') yield text
    }
    const text = decoder.decode()
    if (text !== '') yield text
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw fileBroken(source, `it is not UTF-8 (near byte ${at})`, cause)
  }
}

/** The whole content. */
export async function bytesOf(bytes: Bytes): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

/** A stream of bytes as one text. */
export async function textOf(bytes: Bytes, source: string): Promise<string> {
  const parts: string[] = []
  for await (const part of decoded(bytes, source)) parts.push(part)
  return parts.join('')
}
