import { lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as errors from './errors.ts'

/** What stands at a place: nothing, an empty folder, one with files. */
export function lookAt(folder: string): 'nothing' | 'empty' | 'full' {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined) return 'nothing'
  if (!found.isDirectory()) throw errors.notAFolder(folder)
  // A folder that was just made for version control counts as empty.
  return readdirSync(folder).some((name) => name !== '.git') ? 'full' : 'empty'
}

/**
 * Writes the files of a new package.
 * @throws BinnacleError `ERR_CREATE_EXISTS` where the folder has files and may not be overwritten, `ERR_CREATE_WRITE`
 */
export function writePackage(folder: string, files: ReadonlyMap<string, string>, overwrite: boolean): void {
  if (lookAt(folder) === 'full' && !overwrite) throw errors.folderExists(folder)
  for (const path of files.keys()) checkPlace(folder, path)
  for (const [path, text] of files) {
    const file = join(folder, path)
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    } catch (cause) {
      throw errors.cannotWrite(file, cause as Error)
    }
  }
}

/** A link leads elsewhere: what is there is not replaced. */
function checkPlace(folder: string, path: string): void {
  const names = path.split('/')
  for (const index of names.keys()) {
    const place = join(folder, ...names.slice(0, index + 1))
    const found = lstatSync(place, { throwIfNoEntry: false })
    if (found !== undefined && !(index === names.length - 1 ? found.isFile() : found.isDirectory())) throw errors.inTheWay(place)
  }
}
