import { readFile, rename, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { LocalFile } from '@binnacle/core'
import type { Fingerprint } from '../bytes/hash.ts'
import { makeFolder } from '../bytes/make-folder.ts'
import { sha256 } from '../source.ts'

/** What stands beside a downloaded file. */
export interface CacheCard extends Fingerprint {
  readonly source: string
  readonly licence?: string
}

/** The place of the card of a file. */
function cardPath(path: string): string {
  return `${path}.binnacle.json`
}

/**
 * Looks up a file of the cache. One whose size or hash differs from its card, or from what is asked for, is not there.
 * @param place its place in the cache
 */
export async function readCached(
  cacheDir: string,
  place: string,
  expected: string | undefined,
  fingerprint: (path: string) => Promise<Fingerprint>,
): Promise<LocalFile | undefined> {
  const path = join(cacheDir, place)
  const card = await readJson<CacheCard>(cardPath(path))
  if (card === undefined) return undefined
  const found = await fingerprint(path).catch(() => undefined)
  if (found === undefined || found.bytes !== card.bytes || found.sha256 !== card.sha256) return undefined
  if (expected !== undefined && expected.toLowerCase() !== found.sha256) return undefined
  return { path, ...found, source: card.source, ...(card.licence === undefined ? {} : { licence: card.licence }) }
}

/** Writes the card of a file that was downloaded to its place. */
export async function writeCard(path: string, card: CacheCard): Promise<void> {
  await writeJson(cardPath(path), card)
}

/** JSON of the cache with its own digest, so that damage is seen. */
interface Sealed {
  readonly sha256: string
  readonly value: unknown
}

/** Reads JSON of the cache; undefined where it is not there, or is not what was written. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    const { sha256: digest, value } = JSON.parse(await readFile(path, 'utf8')) as Sealed
    return digest === sha256(JSON.stringify(value)) ? (value as T) : undefined
  } catch {
    return undefined
  }
}

/** Writes JSON into the cache, put in place at once. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await makeFolder(dirname(path))
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  const sealed: Sealed = { sha256: sha256(JSON.stringify(value)), value }
  await writeFile(temporary, `${JSON.stringify(sealed, undefined, 2)}\n`)
  await rename(temporary, path)
}
