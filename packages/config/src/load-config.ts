import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from './config-schema.ts'
import { configBroken, configNotFound } from './errors.ts'

/** A config with where it stands. */
export interface LoadedConfig {
  readonly config: Config
  /** The file, or undefined where there is none. */
  readonly file: string | undefined
  /** The folder to which paths in it are relative. */
  readonly folder: string
}

/** Where a config may stand, in the order of looking. */
export const CONFIG_PLACES: readonly string[] = [
  'package.json',
  ...['ts', 'mts', 'js', 'mjs', 'cjs', 'json', 'yaml', 'yml'].map((ending) => `binnacle.config.${ending}`),
]

/**
 * Finds and reads the config: the given file, or the nearest one from the folder up to the project's root.
 * @throws BinnacleError `ERR_CONFIG_NOT_FOUND`, `ERR_CONFIG_READ`, `ERR_CONFIG_INVALID`, `ERR_CONFIG_SECRET`
 */
export async function loadConfig(from: string, file?: string): Promise<LoadedConfig> {
  if (file !== undefined && !existsSync(resolve(from, file))) throw configNotFound(resolve(from, file))
  if (file === undefined && !mayHaveConfig(from)) return { config: {}, file: undefined, folder: from }
  const { cosmiconfig, defaultLoaders } = await import('cosmiconfig')
  const importModule = async (path: string) => ((await import(pathToFileURL(path).href)) as { default?: unknown }).default
  const modules = Object.fromEntries(['.ts', '.mts', '.js', '.mjs', '.cjs'].map((ending) => [ending, importModule]))
  const explorer = cosmiconfig('binnacle', {
    searchPlaces: [...CONFIG_PLACES],
    searchStrategy: 'project',
    loaders: { ...defaultLoaders, ...modules },
    cache: false,
  })
  let found: Awaited<ReturnType<typeof explorer.search>>
  try {
    found = file === undefined ? await explorer.search(from) : await explorer.load(resolve(from, file))
  } catch (cause) {
    throw configBroken((cause as { filepath?: string }).filepath ?? file ?? from, cause)
  }
  if (found === null) return { config: {}, file: undefined, folder: from }
  const hasLines = ['.json', '.yaml', '.yml'].includes(extname(found.filepath))
  const text = hasLines ? readFileSync(found.filepath, 'utf8') : undefined
  const value = found.isEmpty === true || found.config === undefined ? {} : found.config
  const { checkConfig } = await import('./check-config.ts')
  return { config: checkConfig(value, found.filepath, text), file: found.filepath, folder: dirname(found.filepath) }
}

/** A quick look, so that the library is loaded only where there is something to find. */
function mayHaveConfig(from: string): boolean {
  for (let folder = from; ; folder = dirname(folder)) {
    if (CONFIG_PLACES.slice(1).some((place) => existsSync(resolve(folder, place)))) return true
    const manifest = resolve(folder, 'package.json')
    if (existsSync(manifest)) return readFileSync(manifest, 'utf8').includes('"binnacle"')
    if (dirname(folder) === folder) return false
  }
}
