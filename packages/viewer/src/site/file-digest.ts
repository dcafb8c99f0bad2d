import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** The SHA-256 of a file, read piece by piece; undefined where it is not there. */
export async function fileDigest(file: string): Promise<{ readonly sha256: string } | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (handle === undefined) return undefined
  try {
    const hash = createHash('sha256')
    for await (const piece of handle.createReadStream({ autoClose: false, highWaterMark: 1 << 20 })) hash.update(piece as Buffer)
    return { sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}
