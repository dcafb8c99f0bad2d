import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { LocalFile } from '@binnacle/core'
import type { Fingerprint } from './hash.ts'

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

/** Reads JSON; undefined where it is not there or not well formed. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Writes JSON, put in place at once. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  await writeFile(temporary, `${JSON.stringify(value, undefined, 2)}\n`)
  await rename(temporary, path)
}
