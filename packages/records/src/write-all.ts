import { closeSync, fsyncSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { writeFailed } from './errors.ts'

/**
 * Writes a text to an open file, whole.
 * @throws BinnacleError `ERR_RECORD_DISK_FULL`, `ERR_RECORD_WRITE`
 */
export function writeAll(descriptor: number, text: string, file: string): void {
  try {
    let bytes = Buffer.from(text)
    while (bytes.length > 0) bytes = bytes.subarray(writeSync(descriptor, bytes))
  } catch (cause) {
    throw writeFailed(file, cause)
  }
}

/** Puts a file in place at once: readers see the old one or the new one, never a part. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}.part`
  try {
    writeFileSync(part, content)
    const descriptor = openSync(part, 'r+')
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(part, file)
  } catch (cause) {
    throw writeFailed(file, cause)
  }
}
