import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BinnacleError } from '@binnacle/core'
import { nearestPackage } from '@binnacle/config'
import type * as Viewer from '@binnacle/viewer'

const VIEWER = '@binnacle/viewer'

/**
 * Loads the page's package, which is installed only by who wants it: from the project, or from where the command is.
 * @throws BinnacleError `ERR_VIEWER_NOT_INSTALLED`
 */
export async function loadViewer(cwd = process.cwd()): Promise<typeof Viewer> {
  for (const place of [cwd, nearestPackage(cwd), import.meta.dirname]) {
    if (place === undefined) continue
    let file: string
    try {
      file = createRequire(join(place, 'package.json')).resolve(VIEWER)
    } catch {
      // Looked for in the next place.
      continue
    }
    return (await import(pathToFileURL(file).href)) as typeof Viewer
  }
  throw new BinnacleError({
    code: 'ERR_VIEWER_NOT_INSTALLED',
    message: `the page comes in a package of its own, ${VIEWER}, which is not installed`,
    hint: `Install it: npm install -D ${VIEWER}`,
  })
}
