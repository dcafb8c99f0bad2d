import { closeSync, fsyncSync, renameSync, writeSync } from 'node:fs'
import { writeFailed } from '../errors.ts'
import { openAnew } from './open-file.ts'

/**
 * Writes a text or bytes to an open file, whole.
 * @throws BinnacleError `ERR_RECORD_DISK_FULL`, `ERR_RECORD_WRITE`
 */
export function writeAll(descriptor: number, content: string | Uint8Array, file: string): void {
  try {
    let bytes = typeof content === 'string' ? Buffer.from(content) : content
    while (bytes.length > 0) bytes = bytes.subarray(writeSync(descriptor, bytes))
  } catch (cause) {
    throw writeFailed(file, cause)
  }
}

/** Writes a file anew; `onDisk` waits until it would outlive a loss of power. */
export function writeAnew(file: string, content: string | Uint8Array, onDisk: boolean): void {
  const descriptor = openAnew(file)
  try {
    writeAll(descriptor, content, file)
    if (onDisk) fsyncSync(descriptor)
  } catch (cause) {
    throw writeFailed(file, cause)
  } finally {
    closeSync(descriptor)
  }
}

/** Puts a file in place at once: readers see the old one or the new one, never a part. A link is replaced, not followed. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}.part`
  writeAnew(part, content, true)
  try {
    renameSync(part, file)
  } catch (cause) {
    throw writeFailed(file, cause)
  }
}
