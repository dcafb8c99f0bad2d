import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileSource, LocalFile } from '@binnacle/core'
import { contentDiffers, packagedDiffers, packagedMissing } from '../errors.ts'
import type { Fingerprint } from '../bytes/hash.ts'

/** Whether a source is a file of the plugin's own package: `new URL('../data/rows.jsonl', import.meta.url).href`. */
export const isPackaged = (source: FileSource): source is { readonly url: string; readonly sha256?: string; readonly bytes?: number } =>
  'url' in source && source.url.startsWith('file:')

/**
 * Reads a file that comes with a plugin's package. Records name it by its package, wherever that is installed.
 * @throws BinnacleError `ERR_FILES_PATH`, `ERR_FILES_CONTENT`
 */
export async function findPackaged(
  { url, sha256, bytes }: { readonly url: string; readonly sha256?: string; readonly bytes?: number },
  fingerprint: (path: string) => Promise<Fingerprint>,
): Promise<LocalFile> {
  const path = fileURLToPath(url)
  const source = packagedName(path)
  const found = await fingerprint(path).catch((cause: unknown) => {
    throw packagedMissing(source, path, cause)
  })
  if (sha256 !== undefined && sha256.toLowerCase() !== found.sha256) throw packagedDiffers(source, path, sha256, found.sha256)
  if (bytes !== undefined && bytes !== found.bytes) throw contentDiffers(source, path, 'bytes', bytes, found.bytes)
  return { path, ...found, source }
}

/** `package:name/path`, by the nearest package.json that has a name. */
function packagedName(path: string): string {
  for (let folder = dirname(path); dirname(folder) !== folder; folder = dirname(folder)) {
    const name = nameOf(join(folder, 'package.json'))
    if (name !== undefined) return `package:${name}/${relative(folder, path).split(sep).join('/')}`
  }
  return `package:${basename(path)}`
}

function nameOf(manifest: string): string | undefined {
  if (!existsSync(manifest)) return undefined
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name?: string }).name
}
