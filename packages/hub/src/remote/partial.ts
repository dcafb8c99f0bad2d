import { randomBytes } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../bytes/make-folder.ts'
import { sha256 } from '../source.ts'

/** A download that is under way, or was left half done. It belongs to one process at a time: claiming is a rename. */
export interface Partial {
  /** The file that is written to. */
  readonly path: string
  /** Bytes in it when it was claimed. */
  readonly bytes: number
  /** Digest of the validator (`etag`, `last-modified`) of what was begun; undefined for a new one. */
  readonly validator?: string
}

const NEW = 'new'
const HOST = sha256(hostname()).slice(0, 8)

/** Claims what an earlier try has left of a file, or begins anew. Names are `file.VALIDATOR[.OWNER].partial`. */
export async function claimPartial(target: string): Promise<Partial> {
  const folder = dirname(target)
  await makeFolder(folder)
  const prefix = `${basename(target)}.`
  const owned = (validator: string): string =>
    join(folder, `${prefix}${validator}.${HOST}-${process.pid}-${randomBytes(4).toString('hex')}.partial`)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || !name.endsWith('.partial')) continue
    const [validator, owner] = name.slice(prefix.length, -'.partial'.length).split('.')
    if (validator === undefined || validator === NEW || (owner !== undefined && isAlive(owner))) continue
    const path = owned(validator)
    try {
      await rename(join(folder, name), path)
      return { path, bytes: (await stat(path)).size, validator }
    } catch {
      // another process was quicker
    }
  }
  return { path: owned(NEW), bytes: 0 }
}

/** Leaves what has come for the next try; without a validator it is of no use. */
export async function releasePartial(target: string, partial: Partial, validator: string | undefined): Promise<void> {
  if (validator === undefined) return rm(partial.path, { force: true })
  await rename(partial.path, `${target}.${validator}.partial`).catch(() => rm(partial.path, { force: true }))
}

/** The digest of what a server says to tell versions of a file apart. */
export function validatorOf(response: Response): string | undefined {
  const value = response.headers.get('etag') ?? response.headers.get('last-modified')
  return value === null ? undefined : sha256(value).slice(0, 16)
}

/** Whether the process that holds a partial file still runs; one of another machine counts as running. */
function isAlive(owner: string): boolean {
  const [host, pid] = owner.split('-')
  if (host !== HOST) return true
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (thrown) {
    return (thrown as { code?: unknown }).code === 'EPERM'
  }
}
