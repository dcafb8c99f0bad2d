import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { LoadedPlugin } from '@binnacle/core/host'
import { fileHash, readRecord } from '@binnacle/records'

/**
 * The files of the user's own, and of the packages of plugins, that a recorded run read and that are others now. Files of mirrors
 * and of the web are pinned by their hash.
 */
export function changedData(run: string, folder: string, plugins: readonly LoadedPlugin[]): readonly string[] {
  return (readRecord(run)?.data ?? []).flatMap(({ source, bytes, sha256 }) => {
    const file = fileOf(source, folder, plugins)
    const size = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.size
    if (file === undefined || size === undefined) return []
    return size === bytes && fileHash(file) === sha256 ? [] : [source]
  })
}

function fileOf(source: string, folder: string, plugins: readonly LoadedPlugin[]): string | undefined {
  const [, name, path] = /^package:((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(source) ?? []
  if (name === undefined) return /^[a-z]+:/i.test(source) && !/^[a-z]:[\\/]/i.test(source) ? undefined : resolve(folder, source)
  for (const { origin } of plugins) {
    const own = folderOf(origin, name)
    if (own !== undefined) return join(own, path!)
  }
  return undefined
}

/** The folder of a package of that name around a file. */
function folderOf(file: string, name: string): string | undefined {
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
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
