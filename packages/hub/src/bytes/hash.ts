import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

/** Size and hash of a file. */
export interface Fingerprint {
  readonly bytes: number
  readonly sha256: string
}

/** Takes the hash of a file, reading it once in pieces. */
async function fingerprint(path: string): Promise<Fingerprint> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Takes the hash of each file once, unless its size or time of change differs. */
export function createFingerprints(): (path: string) => Promise<Fingerprint> {
  const known = new Map<string, Promise<Fingerprint>>()
  return async (path) => {
    const { size, mtimeMs } = await stat(path)
    const key = `${path}\0${size}\0${mtimeMs}`
    let found = known.get(key)
    if (found === undefined) {
      found = fingerprint(path)
      known.set(key, found)
      found.catch(() => known.delete(key))
    }
    return found
  }
}
