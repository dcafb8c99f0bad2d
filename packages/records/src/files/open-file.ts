import { closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isLink, notAFile, writeFailed } from '../errors.ts'

const { O_APPEND, O_CREAT, O_EXCL, O_NONBLOCK, O_RDONLY, O_RDWR, O_TRUNC } = constants
/** Windows has neither; there links are looked for before. */
const NO_FOLLOW = (constants as { readonly O_NOFOLLOW?: number }).O_NOFOLLOW ?? 0
const NO_WAIT = O_NONBLOCK ?? 0

const FLAGS = { write: O_RDWR | O_CREAT | O_TRUNC, append: O_RDWR | O_CREAT | O_APPEND, create: O_RDWR | O_CREAT | O_EXCL }

/**
 * Opens a file of a run folder for writing, emptied (`write`), to add to (`append`), or one that must not be there yet (`create`).
 * What stands behind a symbolic link is never written to.
 * @throws BinnacleError `ERR_RECORD_LINK`, `ERR_RECORD_DISK_FULL`, `ERR_RECORD_WRITE`
 */
export function openToWrite(file: string, use: keyof typeof FLAGS): number {
  try {
    if (NO_FOLLOW === 0 && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw isLink(file)
    return openSync(file, FLAGS[use] | NO_FOLLOW)
  } catch (cause) {
    throw ['ELOOP', 'EMLINK'].includes((cause as NodeJS.ErrnoException).code ?? '') ? isLink(file) : writeFailed(file, cause)
  }
}

/**
 * Opens a file of a run folder for reading.
 * @throws BinnacleError `ERR_RECORD_BROKEN` where it is a folder, a pipe or a device; else what the file system says
 */
export function openToRead(file: string): number {
  // A pipe would be waited for.
  const descriptor = openSync(file, O_RDONLY | NO_WAIT)
  if (fstatSync(descriptor).isFile()) return descriptor
  closeSync(descriptor)
  throw notAFile(file)
}

/** Reads a file of a run folder at once. */
export function readWhole(file: string): Buffer {
  const descriptor = openToRead(file)
  try {
    return readFileSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Opens a new file in the place of whatever is left of an earlier one. */
export function openAnew(file: string): number {
  rmSync(file, { force: true })
  return openToWrite(file, 'create')
}

/**
 * Makes a folder and those above it, one after the other: where one cannot be made, `mkdir` with `recursive` tries for ever.
 * @throws BinnacleError `ERR_RECORD_DISK_FULL`, `ERR_RECORD_WRITE`
 */
export function makeFolder(folder: string): void {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return
    if (dirname(folder) !== folder) makeFolder(dirname(folder))
    mkdirSync(folder)
  } catch (cause) {
    // Another process may make the same one.
    if (isExisting(cause) && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return
    throw writeFailed(folder, cause)
  }
}

const isExisting = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code === 'EEXIST'
