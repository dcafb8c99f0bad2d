import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { moduleOfPlugin, nearestPackage } from '@binnacle/config'
import { type DataUse, fileHash, type RunRecord } from '@binnacle/records'
import type { Session } from './open-session.ts'

/**
 * The files that a recorded run read and that are others now, or gone: those of the user's own and of plugins' packages as they lie
 * there, those of mirrors as the mirrors list them. Files of the web are pinned by their hash.
 */
export async function changedData(session: Session, { data = [] }: RunRecord): Promise<readonly string[]> {
  const { mirrors } = session.settings
  const listed = mirrors.length === 0 ? () => undefined : await (await import('@binnacle/hub')).listedHashes(mirrors)
  return data.flatMap((use) => {
    const { source, sha256, note } = use
    const mirrored = listed(source)
    if (mirrored !== undefined) return mirrored.toLowerCase() === sha256 ? [] : [source]
    const file = fileOf(session, source)
    // A stand-in comes from a mirror: without it, the source's own file is meant.
    if (file === undefined) return note === undefined ? [] : [`${source} (a stand-in of a mirror that is not given)`]
    const state = stateOf(file, use)
    return state === 'same' ? [] : [state === 'gone' ? `${source} (gone)` : source]
  })
}

const hashes = new Map<string, string>()

function stateOf(file: string, { bytes, sha256 }: DataUse): 'same' | 'other' | 'gone' {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isFile() !== true) return 'gone'
  if (found.size !== bytes) return 'other'
  // Many runs of a session read the same file.
  const key = `${file}\0${found.size}\0${found.mtimeMs}`
  let hash = hashes.get(key)
  if (hash === undefined) hashes.set(key, (hash = fileHash(file)))
  return hash === sha256 ? 'same' : 'other'
}

/** The file of the user's own, or of a plugin's package, that a source names; undefined for others. */
function fileOf({ loaded, plugins }: Session, source: string): string | undefined {
  const [, name, path] = /^package:((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(source) ?? []
  if (name === undefined) return /^[a-z]+:/i.test(source) && !/^[a-z]:[\\/]/i.test(source) ? undefined : resolve(loaded.folder, source)
  for (const item of plugins) {
    const entry = item.error === undefined ? (moduleOfPlugin(item.plugin.name) ?? item.origin) : undefined
    const own = entry === undefined ? undefined : folderOf(entry, name)
    if (own !== undefined) return join(own, path!)
  }
  return undefined
}

/** The folder of a package of that name around a file. */
function folderOf(file: string, name: string): string | undefined {
  for (
    let folder = nearestPackage(dirname(file));
    folder !== undefined && dirname(folder) !== folder;
    folder = nearestPackage(dirname(folder))
  ) {
    if (nameIn(folder) === name) return folder
  }
  return undefined
}

function nameIn(folder: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name?: string }).name
  } catch {
    return undefined
  }
}
