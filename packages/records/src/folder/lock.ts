import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isBinnacleError } from '@binnacle/core'
import { locked, writeFailed } from '../errors.ts'
import { writeAnew } from '../files/write-all.ts'

/** Who holds a lock. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
  /** When the process began, where the system tells: another process may get the number of a dead one. */
  readonly began?: string
}

/** Milliseconds after which a guard, or a lock without a holder's name, is taken for left behind by a crash. */
const LEFT_BEHIND = 10_000
/** Milliseconds between two looks at a guard, and how often it is looked at. */
const LOOK_EVERY = 20
const LOOKS = 100

/**
 * Takes the lock of a folder; one left by a dead process of this machine is taken over.
 * @returns gives the lock back
 * @throws BinnacleError `ERR_RECORD_LOCKED` naming process and machine
 */
export function takeLock(folder: string): () => void {
  const file = join(folder, '.lock')
  const own: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), ...began(process.pid) }
  if (!createFile(file, JSON.stringify(own))) takeOver(folder, file, own)
  return () => {
    const holder = readHolder(file)
    if (holder?.pid === own.pid && holder.host === own.host && holder.since === own.since) unlinkSync(file)
  }
}

/** Replaces the lock of a dead process. A guard lets one process do so at a time; the others look again when it is done. */
function takeOver(folder: string, file: string, own: Holder): void {
  const guard = `${file}.takeover`
  refuseWhileHeld(folder, file)
  for (let look = 0; !createFile(guard, JSON.stringify(own)); look++) {
    if (isLeftBehind(guard)) rmSync(guard, { force: true })
    if (look === LOOKS) {
      const { pid, host, since } = readHolder(guard) ?? own
      throw locked(folder, pid, host, since)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY)
    refuseWhileHeld(folder, file)
  }
  try {
    // The holder is looked at again: another process may have taken the lock over before the guard was ours.
    refuseWhileHeld(folder, file)
    if (!existsSync(file)) {
      // Given back in the meantime: it is taken as any free one, since others may take it without the guard.
      if (createFile(file, JSON.stringify(own))) return
      const { pid, host, since } = readHolder(file) ?? own
      throw locked(folder, pid, host, since)
    }
    const part = `${file}.${process.pid}`
    writeAnew(part, JSON.stringify(own), false)
    renameSync(part, file)
  } catch (cause) {
    throw (cause as { code?: string }).code === 'ERR_RECORD_LOCKED' ? cause : writeFailed(file, cause)
  } finally {
    rmSync(guard, { force: true })
  }
}

function refuseWhileHeld(folder: string, file: string): void {
  const holder = readHolder(file)
  if (holder !== undefined && isAlive(holder)) throw locked(folder, holder.pid, holder.host, holder.since)
  // A lock without a name may be one that is just being written, where the disk has no links.
  if (holder === undefined && existsSync(file) && !isLeftBehind(file)) throw locked(folder, 0, 'an unknown machine', 'a moment ago')
}

function isLeftBehind(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return written !== undefined && Date.now() - written > LEFT_BEHIND
}

/** Puts a file in place with its whole text, unless it is there. */
function createFile(file: string, text: string): boolean {
  const part = `${file}.${process.pid}`
  try {
    writeAnew(part, text, false)
    linkSync(part, file)
    return true
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (isBinnacleError(cause)) throw cause
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EACCES' || code === 'EROFS' || code === 'ENOENT') throw writeFailed(file, cause)
    return createWithoutLinks(file, text)
  } finally {
    rmSync(part, { force: true })
  }
}

/** For disks without links. */
function createWithoutLinks(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw writeFailed(file, cause)
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** A process of another machine counts as alive: it cannot be asked. */
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return holder.began === undefined || began(holder.pid).began === holder.began
}

/** When a process began, in the system's ticks; a process that is dead and not yet buried has none. */
function began(pid: number): { readonly began?: string } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const start = fields[0] === 'Z' ? undefined : fields[19]
    return start === undefined ? {} : { began: start }
  } catch {
    return {}
  }
}
