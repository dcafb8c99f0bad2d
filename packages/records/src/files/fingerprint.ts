import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

/** Size and SHA-256, 64 hex digits, of the content of a file. */
export interface Fingerprint {
  readonly bytes: number
  readonly sha256: string
}

/** A fingerprint that is taken while bytes pass by. */
export interface PassingFingerprint {
  add(bytes: Buffer): void
  /** That of the bytes so far; more may follow. */
  value(): Fingerprint
}

/** Begins a fingerprint. */
export function createFingerprint(): PassingFingerprint {
  const sum = createHash('sha256')
  let bytes = 0
  return {
    add(more) {
      bytes += more.length
      sum.update(more)
    },
    value: () => ({ bytes, sha256: sum.copy().digest('hex') }),
  }
}

/** The fingerprint of a text as it stands in a file. */
export function fingerprintOf(text: string | Buffer): Fingerprint {
  const fingerprint = createFingerprint()
  fingerprint.add(typeof text === 'string' ? Buffer.from(text) : text)
  return fingerprint.value()
}

/** The fingerprint of a file. */
export function readFingerprint(file: string): Fingerprint {
  const descriptor = openSync(file, 'r')
  const fingerprint = createFingerprint()
  const chunk = Buffer.allocUnsafe(1 << 20)
  try {
    for (let got = readSync(descriptor, chunk); got > 0; got = readSync(descriptor, chunk)) fingerprint.add(chunk.subarray(0, got))
  } finally {
    closeSync(descriptor)
  }
  return fingerprint.value()
}

/** SHA-256 of a file, 64 hex digits. */
export const fileHash = (file: string): string => readFingerprint(file).sha256
