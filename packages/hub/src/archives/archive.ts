import { errorText, isBinnacleError, type LocalFile } from '@binnacle/core'
import type { Entry } from 'yauzl'
import { countArchive, memberPath } from './archive-limits.ts'
import { gunzipped, readBytes, type Bytes } from '../bytes/byte-stream.ts'
import { fileBroken, memberRefused, notAnArchive } from '../errors.ts'
import { unpackedTar } from './unpacked-tar.ts'

/** A file in an archive. */
export interface Member {
  readonly path: string
  readonly bytes: number
  open(): Promise<Bytes> | Bytes
}

/**
 * The files of a zip or tar archive (also gzipped), in the order of the archive. Folders and links are left out.
 * A tar archive is taken apart once, into one file in the cache, so that its members can be read in any order.
 * @throws BinnacleError `ERR_FILES_ARCHIVE`, `ERR_FILES_ARCHIVE_PATH`, `ERR_FILES_BROKEN`
 */
export async function readArchive(file: LocalFile, cacheDir: string): Promise<readonly Member[]> {
  try {
    const head = await firstBytes(readBytes(file.path))
    if (head.subarray(0, 2).toString('latin1') === 'PK') return await readZip(file)
    const inner = await firstBytes(gunzipped(readBytes(file.path), file.source))
    if (isTar(inner)) return await readTar(file, cacheDir)
  } catch (thrown) {
    if (isBinnacleError(thrown)) throw thrown
    throw fileBroken(file.source, `as an archive: ${errorText(thrown)}`, thrown)
  }
  throw notAnArchive(file.source)
}

/** Whether a file is an archive by its first bytes. */
export async function isArchive(file: LocalFile): Promise<boolean> {
  const head = await firstBytes(readBytes(file.path))
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return true
  const inner = await firstBytes(gunzipped(readBytes(file.path), file.source))
  return isTar(inner)
}

/** The first 512 bytes, or what there is. */
async function firstBytes(bytes: Bytes): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bytes) {
    parts.push(part)
    length += part.length
    if (length >= 512) break
  }
  return Buffer.concat(parts).subarray(0, 512)
}

/** Every header of a tar archive carries its checksum, also those from before 1988, which have no other mark. An empty one is zeros. */
function isTar(head: Buffer): boolean {
  if (head.length < 512) return false
  if (head.every((byte) => byte === 0)) return true
  const stated = Number.parseInt(head.toString('latin1', 148, 156), 8)
  let sum = 0
  for (let at = 0; at < 512; at++) sum += at >= 148 && at < 156 ? 32 : head[at]!
  return stated === sum
}

async function readZip(file: LocalFile): Promise<readonly Member[]> {
  const { openPromise } = await import('yauzl')
  const entries: Entry[] = []
  const zip = await openPromise(file.path, { lazyEntries: true, autoClose: false })
  try {
    const count = countArchive(file.source, file.bytes)
    for await (const entry of zip.eachEntry()) {
      count.member()
      count.bytes(entry.uncompressedSize)
      if (!entry.fileName.endsWith('/')) entries.push(entry)
    }
  } catch (thrown) {
    if (isBinnacleError(thrown)) throw thrown
    const name = /invalid relative path: (.*)|absolute path: (.*)|invalid characters in fileName: (.*)/.exec(errorText(thrown))
    throw name === null ? thrown : memberRefused(file.source, name.slice(1).find((part) => part !== undefined) ?? '')
  } finally {
    zip.close()
  }
  return entries.map((entry) => ({
    path: memberPath(file.source, entry.fileName),
    bytes: entry.uncompressedSize,
    open: () => readZipEntry(file, entry),
  }))
}

async function* readZipEntry(file: LocalFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const { openPromise } = await import('yauzl')
  const zip = await openPromise(file.path, { lazyEntries: true, autoClose: false })
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
  } catch (thrown) {
    throw fileBroken(`${file.source}!${entry.fileName}`, errorText(thrown), thrown)
  } finally {
    zip.close()
  }
}

async function readTar(file: LocalFile, cacheDir: string): Promise<readonly Member[]> {
  const { pack, members } = await unpackedTar(file, cacheDir)
  return members.map(({ path, start, bytes }) => ({ path, bytes, open: () => readBytes(pack, start, start + bytes) }))
}
