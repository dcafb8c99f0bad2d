import type { RowOptions } from '@binnacle/core'
import type { Bytes } from './byte-stream.ts'
import { fileEmpty, fileIsOther } from '../errors.ts'
import { BINARY_FORMATS, type FileMark, PAGES, POINTERS } from './file-marks.data.ts'

/** As many bytes tell what a file is. */
export const HEAD = 512

/** The first bytes, and all of them from the start. */
export async function peekBytes(bytes: Bytes): Promise<{ readonly head: Uint8Array; readonly all: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]()
  const before: Uint8Array[] = []
  let length = 0
  while (length < HEAD) {
    const next = await iterator.next()
    if (next.done === true) break
    before.push(next.value)
    length += next.value.length
  }
  return { head: Buffer.concat(before).subarray(0, HEAD), all: { [Symbol.asyncIterator]: () => resume(before, iterator) } }
}

async function* resume(before: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* before
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/**
 * Refuses a file that by its first bytes is something else than was meant, whatever its name says.
 * @throws BinnacleError `ERR_FILES_EMPTY`, `ERR_FILES_OTHER` with the way out
 */
export function lookAtHead(head: Uint8Array, source: string, format: NonNullable<RowOptions['format']>): void {
  if (head.length === 0) throw fileEmpty(source)
  const found = markOf(
    head,
    format === 'parquet' ? [...POINTERS, ...PAGES, ...BINARY_FORMATS.filter(({ what }) => what !== 'Parquet')] : undefined,
  )
  if (found !== undefined) throw fileIsOther(source, found.what, found.hint)
  const text = startOf(head)
  if ((format === 'csv' || format === 'tsv') && /^\{\s*"[^"\n]*"\s*:/.test(text))
    throw fileIsOther(source, 'JSON, not CSV', "Say format: 'jsonl' or 'json', or let its name end so.")
  if (format === 'jsonl' && /^\[\s*[{[]/.test(text))
    throw fileIsOther(source, 'a JSON list, not JSON Lines', "Say format: 'json', or let its name end in .json.")
}

/** Refuses a file that stands for another one, which has to be fetched first. */
export function refusePointer(head: Uint8Array, source: string): void {
  const found = markOf(head, POINTERS)
  if (found !== undefined) throw fileIsOther(source, found.what, found.hint)
}

function markOf(head: Uint8Array, marks: readonly FileMark[] = [...POINTERS, ...PAGES, ...BINARY_FORMATS]): FileMark | undefined {
  const text = startOf(head)
  const hex = Buffer.from(head).toString('hex')
  // Letters alone, such as ORC, may begin a text too: what is no text has other signs as well.
  const isText = !/(?!\s)\p{Cc}|\ufffd/u.test(text)
  return marks.find(({ bytes, text: pattern }) =>
    bytes === undefined ? pattern!.test(text) : hex.startsWith(bytes) && !(isText && /^(?:[2-7].)+$/.test(bytes)),
  )
}

const startOf = (head: Uint8Array): string => new TextDecoder().decode(head).trimStart()
