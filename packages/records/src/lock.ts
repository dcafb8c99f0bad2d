import { readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { locked, writeFailed } from './errors.ts'

/** Who holds a lock. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
  /** When the process began, where the system tells: another process may get the number of a dead one. */
  readonly began?: string
}

/** Seconds after which the small lock of a takeover is taken for left behind. */
const TAKEOVER_SECONDS = 10

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
    if (readHolder(file)?.pid === own.pid) unlinkSync(file)
  }
}

function takeOver(folder: string, file: string, own: Holder): void {
  const guard = `${file}.takeover`
  if (!createFile(guard, String(process.pid))) {
    const age = (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())) / 1000
    if (age > TAKEOVER_SECONDS) unlinkSync(guard)
    refuse(folder, readHolder(file) ?? own)
  }
  try {
    // Only one process is here at a time: the holder is looked at again before its lock is replaced.
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder)) refuse(folder, holder)
    const part = `${file}.${process.pid}`
    writeFileSync(part, JSON.stringify(own))
    renameSync(part, file)
  } finally {
    unlinkSync(guard)
  }
}

function refuse(folder: string, { pid, host, since }: Holder): never {
  throw locked(folder, pid, host, since)
}

function createFile(file: string, text: string): boolean {
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

function began(pid: number): { readonly began?: string } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const start = text.slice(text.lastIndexOf(')') + 2).split(' ')[19]
    return start === undefined ? {} : { began: start }
  } catch {
    return {}
  }
}
