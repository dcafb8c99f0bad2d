import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { errorText, isBinnacleError, type LocalFile } from '@binnacle/core'
import { type ArchiveCount, countArchive, memberPath } from './archive-limits.ts'
import { gunzipped, readBytes } from '../bytes/byte-stream.ts'
import { readJson, writeJson } from '../remote/cache.ts'
import { fileBroken } from '../errors.ts'
import { createFingerprints, type Fingerprint } from '../bytes/hash.ts'
import { makeFolder } from '../bytes/make-folder.ts'

/** Where a member lies in the file that holds them all. */
export interface PackedMember {
  readonly path: string
  readonly start: number
  readonly bytes: number
}

/** What stands beside that file. */
interface Unpacked {
  readonly archive: string
  readonly pack: Fingerprint
  readonly members: readonly PackedMember[]
}

/** Each pack is hashed once by a process, unless it changes. */
const fingerprint = createFingerprints()

/**
 * Takes a tar archive apart, once, into one file in the cache, so that its members can be read in any order. What the cache holds
 * counts only where it has the hash that it had when it was made.
 * @returns that file, and where the members lie in it
 */
export async function unpackedTar(
  file: LocalFile,
  cacheDir: string,
): Promise<{ readonly pack: string; readonly members: readonly PackedMember[] }> {
  const pack = join(cacheDir, 'unpacked', `${file.sha256}.pack`)
  const known = await readJson<Unpacked>(`${pack}.json`)
  const isSound = known?.archive === file.sha256 && (await has(pack, known.pack))
  return { pack, members: isSound ? known.members : await unpack(file, pack) }
}

async function has(pack: string, { bytes, sha256 }: Fingerprint): Promise<boolean> {
  const found = await fingerprint(pack).catch(() => undefined)
  return found?.bytes === bytes && found.sha256 === sha256
}

async function unpack(file: LocalFile, pack: string): Promise<readonly PackedMember[]> {
  await makeFolder(dirname(pack))
  const temporary = `${pack}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  const out = await open(temporary, 'wx')
  let members: readonly PackedMember[]
  try {
    members = await writeMembers(file, out, countArchive(file.source, file.bytes))
    await out.close()
    await rename(temporary, pack)
  } catch (thrown) {
    await out.close().catch(() => undefined)
    await rm(temporary, { force: true })
    throw isBinnacleError(thrown) ? thrown : fileBroken(file.source, `as tar: ${errorText(thrown)}`, thrown)
  }
  await writeJson(`${pack}.json`, { archive: file.sha256, pack: await fingerprint(pack), members } satisfies Unpacked)
  return members
}

async function writeMembers(file: LocalFile, out: Awaited<ReturnType<typeof open>>, count: ArchiveCount): Promise<readonly PackedMember[]> {
  const { createTarDecoder } = await import('modern-tar')
  const tar = Readable.toWeb(Readable.from(gunzipped(readBytes(file.path), file.source), { objectMode: false }))
  const members: PackedMember[] = []
  let at = 0
  for await (const { header, body } of (tar as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder())) {
    const path = memberPath(file.source, header.name)
    count.member()
    const start = at
    for await (const chunk of body) {
      count.bytes(chunk.length)
      await out.write(chunk)
      at += chunk.length
    }
    if (header.type === undefined || header.type === 'file') members.push({ path, start, bytes: at - start })
    else at = start
  }
  await out.truncate(at)
  return members
}
