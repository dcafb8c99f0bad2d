import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder and those above it, one after the other: where one cannot be made, `mkdir` with `recursive` tries for ever. */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  try {
    await mkdir(folder)
  } catch (cause) {
    // Another process, or another download, may make the same one.
    if (!(await isFolder(folder))) throw cause
  }
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isDirectory() === true
