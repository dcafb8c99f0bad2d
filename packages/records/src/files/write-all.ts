import { closeSync, fsyncSync, renameSync, writeSync } from 'node:fs'
import { writeFailed } from '../errors.ts'
import { openAnew } from './open-file.ts'

/**
 * Writes a text to an open file, whole.
 * @throws BinnacleError `ERR_RECORD_DISK_FULL`, `ERR_RECORD_WRITE`
 */
export function writeAll(descriptor: number, text: string | Buffer, file: string): void {
  try {
    let bytes = typeof text === 'string' ? Buffer.from(text) : text
    while (bytes.length > 0) bytes = bytes.subarray(writeSync(descriptor, bytes))
  } catch (cause) {
    throw writeFailed(file, cause)
  }
}

/** Writes a file anew; `onDisk` waits until it would outlive a loss of power. */
export function writeAnew(file: string, text: string | Buffer, onDisk: boolean): void {
  const descriptor = openAnew(file)
  try {
    writeAll(descriptor, text, file)
    if (onDisk) fsyncSync(descriptor)
  } catch (cause) {
    throw writeFailed(file, cause)
  } finally {
    closeSync(descriptor)
  }
}

/** Puts a file in place at once: readers see the old one or the new one, never a part. A link is replaced, not followed. */
export function replaceFile(file: string, text: string): void {
  const part = `${file}.${process.pid}.part`
  writeAnew(part, text, true)
  try {
    renameSync(part, file)
  } catch (cause) {
    throw writeFailed(file, cause)
  }
}
