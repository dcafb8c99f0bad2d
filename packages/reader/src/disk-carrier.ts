import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Carrier } from './carrier.ts'
import { runUnread } from './errors.ts'

/** A pipe would be waited for. Windows has no such thing. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** Reads a folder of this machine. Files stay open until `close`. */
export function diskCarrier(folder: string): Carrier & { close(): Promise<void> } {
  const handles = new Map<string, Promise<FileHandle | undefined>>()

  function handleOf(name: string): Promise<FileHandle | undefined> {
    let handle = handles.get(name)
    if (handle === undefined) {
      handle = openFile(join(folder, name))
      handles.set(name, handle)
    }
    return handle
  }

  return {
    place: folder,
    size: async (name) => (await (await handleOf(name))?.stat())?.size,
    async read(name, from, to) {
      const handle = await handleOf(name)
      if (handle === undefined) throw new Error(`${join(folder, name)} is not there`)
      const bytes = new Uint8Array(to - from)
      let got = 0
      while (got < bytes.length) {
        const { bytesRead } = await handle.read(bytes, got, bytes.length - got, from + got)
        if (bytesRead === 0) break
        got += bytesRead
      }
      return bytes.subarray(0, got)
    },
    async close() {
      for (const handle of handles.values()) await (await handle)?.close()
    },
  }
}

async function openFile(file: string): Promise<FileHandle | undefined> {
  const handle = await open(file, READ).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined
    throw runUnread(file, cause)
  })
  if (handle === undefined || (await handle.stat()).isFile()) return handle
  await handle.close()
  throw runUnread(file, new Error('it is no file'))
}
