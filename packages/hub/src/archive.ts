import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { errorText, isBinnacleError, type LocalFile } from '@binnacle/core'
import type { Entry } from 'yauzl'
import { gunzipped, readBytes, type Bytes } from './byte-stream.ts'
import { readJson, writeJson } from './cache.ts'
import { fileBroken, memberRefused, notAnArchive } from './errors.ts'

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

/** The name of a member, without `./` in front; one that leaves the archive is refused. */
function memberPath(source: string, name: string): string {
  const path = name.replace(/^(?:\.\/)+/, '')
  if (path.startsWith('/') || path.includes('\\') || /^[a-z]:/i.test(path) || path.split('/').includes('..'))
    throw memberRefused(source, name)
  return path
}

async function readZip(file: LocalFile): Promise<readonly Member[]> {
  const { openPromise } = await import('yauzl')
  const entries: Entry[] = []
  const zip = await openPromise(file.path, { lazyEntries: true, autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.push(entry)
  } catch (thrown) {
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

/** Where the members of an unpacked tar archive lie in the file that holds them all. */
interface PackedMember {
  readonly path: string
  readonly start: number
  readonly bytes: number
}

async function readTar(file: LocalFile, cacheDir: string): Promise<readonly Member[]> {
  const pack = join(cacheDir, 'unpacked', `${file.sha256}.pack`)
  let index = await readJson<readonly PackedMember[]>(`${pack}.json`)
  const size = index?.reduce((sum, member) => sum + member.bytes, 0)
  if (index === undefined || (await stat(pack).catch(() => undefined))?.size !== size) index = await unpackTar(file, pack)
  return index.map(({ path, start, bytes }) => ({ path, bytes, open: () => readBytes(pack, start, start + bytes) }))
}

async function unpackTar(file: LocalFile, pack: string): Promise<readonly PackedMember[]> {
  const { createTarDecoder } = await import('modern-tar')
  await mkdir(dirname(pack), { recursive: true })
  const temporary = `${pack}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  const out = await open(temporary, 'w')
  const members: PackedMember[] = []
  let at = 0
  try {
    const tar = Readable.toWeb(Readable.from(gunzipped(readBytes(file.path), file.source), { objectMode: false }))
    const entries = (tar as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder())
    for await (const { header, body } of entries) {
      const path = memberPath(file.source, header.name)
      const start = at
      for await (const chunk of body) {
        await out.write(chunk)
        at += chunk.length
      }
      if (header.type === undefined || header.type === 'file') members.push({ path, start, bytes: at - start })
      else at = start
    }
    await out.truncate(at)
    await out.close()
    await rename(temporary, pack)
  } catch (thrown) {
    await out.close().catch(() => undefined)
    await rm(temporary, { force: true })
    throw isBinnacleError(thrown) ? thrown : fileBroken(file.source, `as tar: ${errorText(thrown)}`, thrown)
  }
  await writeJson(`${pack}.json`, members)
  return members
}
