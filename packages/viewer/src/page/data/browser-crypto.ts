import { sha512 } from '@noble/hashes/sha2.js'

/** What stands for `node:crypto` in the browser: SHA-512, from which the seeds of random numbers are made. */
export function createHash(name: string): { update(bytes: Uint8Array): { digest(): Uint8Array } } {
  if (name !== 'sha512') throw new RangeError(`${name} is not at hand in a browser`)
  return { update: (bytes) => ({ digest: () => sha512(bytes) }) }
}
