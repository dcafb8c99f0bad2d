import { randomBytes } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LocalFile } from '@binnacle/core'
import type { Member } from './archive.ts'
import { readJson, writeJson } from '../remote/cache.ts'
import { createFingerprints, type Fingerprint } from '../bytes/hash.ts'
import { makeFolder } from '../bytes/make-folder.ts'
import { sha256 } from '../source.ts'

/** Each file is hashed once by a process, unless it changes. */
const fingerprint = createFingerprints()

/**
 * Puts a member of an archive into a file of its own in the cache, for formats that are not read from front to back. One that is
 * there counts only where it has the hash that it had when it was made.
 * @returns the path of that file
 */
export async function extractedMember(file: LocalFile, member: Member, cacheDir: string): Promise<string> {
  const path = join(cacheDir, 'unpacked', `${file.sha256}-${sha256(member.path).slice(0, 16)}`)
  const known = await readJson<Fingerprint & { readonly archive: string; readonly member: string }>(`${path}.json`)
  if (known?.archive === file.sha256 && known.member === member.path) {
    const found = await fingerprint(path).catch(() => undefined)
    if (found?.bytes === known.bytes && found.sha256 === known.sha256) return path
  }
  await makeFolder(dirname(path))
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  const out = await open(temporary, 'wx')
  try {
    for await (const chunk of await member.open()) await out.write(chunk)
  } finally {
    await out.close()
  }
  await rename(temporary, path)
  await writeJson(`${path}.json`, { archive: file.sha256, member: member.path, ...(await fingerprint(path)) })
  return path
}
