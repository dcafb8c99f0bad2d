import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brokenFile, writeFailed } from '../errors.ts'
import { replaceFile, writeAnew } from '../files/write-all.ts'

/** The list of the files that are being put in place: from the moment it is there, they count. */
const LIST = '.replacing'

/** Where the new content of a file waits until all others are written. */
export const waitingPath = (folder: string, name: string): string => join(folder, `.next-${name}`)

/**
 * Puts several files in place so that no crash leaves some new and some old: all wait under other names until a list of them is
 * written. What a crash left undone is done at the next start, and readers take the waiting file meanwhile.
 * @param texts the files by name; undefined for one that waits already
 */
export function replaceTogether(folder: string, texts: ReadonlyMap<string, string | Buffer | undefined>): void {
  for (const [name, text] of texts) if (text !== undefined) writeAnew(waitingPath(folder, name), text, true)
  replaceFile(join(folder, LIST), `${JSON.stringify([...texts.keys()])}\n`)
  finishReplacing(folder)
}

/** Finishes what a crash left undone, and clears away what did not count yet. */
export function finishReplacing(folder: string): void {
  try {
    for (const name of readList(folder)) {
      const waiting = waitingPath(folder, name)
      if (existsSync(waiting)) renameSync(waiting, join(folder, name))
    }
    rmSync(join(folder, LIST), { force: true })
  } catch (cause) {
    throw writeFailed(folder, cause)
  }
}

/** Where the content of a file that counts lies: in its place, or still waiting. */
export function partPath(folder: string, name: string): string {
  const waiting = waitingPath(folder, name)
  return existsSync(waiting) && readList(folder).includes(name) ? waiting : join(folder, name)
}

function readList(folder: string): readonly string[] {
  const file = join(folder, LIST)
  if (!existsSync(file)) return []
  try {
    const names = JSON.parse(readFileSync(file, 'utf8')) as unknown
    if (Array.isArray(names) && names.every((name) => typeof name === 'string' && /^[\w-][\w.-]*$/.test(name))) return names as string[]
  } catch {
    // Told below.
  }
  throw brokenFile(file, 'it is not a list of files')
}
