import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Carrier } from '@binnacle/reader'
import { diskCarrier } from '@binnacle/reader/disk'
import { outsideLink } from '../errors.ts'
import { isInside } from './find-places.ts'

/** Reads the folder of a run; a file that is a link out of what is shown is refused. */
export function guardedCarrier(folder: string, root: string): Carrier & { close(): Promise<void> } {
  const disk = diskCarrier(folder)
  const checked = new Set<string>()

  async function check(name: string): Promise<void> {
    if (checked.has(name)) return
    await refuseOutside(join(folder, name), root)
    checked.add(name)
  }

  return {
    place: folder,
    size: async (name) => {
      await check(name)
      return disk.size(name)
    },
    read: async (name, from, to) => {
      await check(name)
      return disk.read(name, from, to)
    },
    close: () => disk.close(),
  }
}

/**
 * Refuses a file that is a link out of a folder; one that is not there is no link.
 * @throws BinnacleError `ERR_VIEWER_LINK`
 */
export async function refuseOutside(file: string, root: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined)
  if (found?.isSymbolicLink() !== true) return
  const target = await realpath(file).catch(() => undefined)
  if (target === undefined || !isInside(root, target)) throw outsideLink(file)
}
