import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import type { Config } from './config-schema.ts'
import { configBroken, configNotFound } from './errors.ts'
import { importModule } from './import-module.ts'

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

/** What a module exports by default. */
const importDefault = async (path: string): Promise<unknown> => (await importModule(path))['default']

/**
 * Finds and reads the config: the given file, or the nearest one from the folder up to the project's root.
 * @throws BinnacleError `ERR_CONFIG_NOT_FOUND`, `ERR_CONFIG_READ`, `ERR_CONFIG_INVALID`, `ERR_CONFIG_SECRET`
 */
export async function loadConfig(from: string, file?: string): Promise<LoadedConfig> {
  if (file !== undefined && !existsSync(resolve(from, file))) throw configNotFound(resolve(from, file))
  if (file === undefined && !mayHaveConfig(from)) return { config: {}, file: undefined, folder: from }
  const { cosmiconfig, defaultLoaders } = await import('cosmiconfig')
  const modules = Object.fromEntries(['.ts', '.mts', '.js', '.mjs', '.cjs'].map((ending) => [ending, importDefault]))
  const explorer = cosmiconfig('binnacle', {
    searchPlaces: [...CONFIG_PLACES],
    searchStrategy: 'project',
    loaders: { ...defaultLoaders, ...modules, '.json': (path, text) => withoutMark(path, defaultLoaders['.json'](path, text) as unknown) },
    cache: false,
  })
  let found: Awaited<ReturnType<typeof explorer.search>>
  try {
    found = file === undefined ? await explorer.search(from) : await explorer.load(resolve(from, file))
  } catch (cause) {
    throw configBroken((cause as { filepath?: string }).filepath ?? file ?? from, cause)
  }
  if (found === null) return { config: {}, file: undefined, folder: from }
  const { filepath } = found
  const value = found.isEmpty === true || found.config === undefined ? {} : (found.config as unknown)
  return { config: await check(value, filepath), file: filepath, folder: dirname(filepath) }
}

/**
 * Checks a config. A fault in a file with lines of its own is looked for a second time, with the lines; the reader of lines is
 * loaded only then.
 */
async function check(value: unknown, file: string): Promise<Config> {
  const { checkConfig } = await import('./check-config.ts')
  try {
    return checkConfig(value, file)
  } catch (cause) {
    if (!['.json', '.yaml', '.yml'].includes(extname(file))) throw cause
    const { createFindLine } = await import('./find-line.ts')
    return checkConfig(value, file, createFindLine(readFileSync(file, 'utf8'), basename(file) === 'package.json' ? ['binnacle'] : []))
  }
}

/**
 * Checks a config that was changed after it was read.
 * @param name what stands in messages for its file
 * @throws BinnacleError `ERR_CONFIG_INVALID`, `ERR_CONFIG_SECRET`
 */
export async function recheckConfig(value: unknown, name: string): Promise<Config> {
  return (await import('./check-config.ts')).checkConfig(value, name)
}

/** A package marks itself as a plugin, and has the card of a pack, under the same key of `package.json` under which a config may stand. */
function withoutMark(path: string, value: unknown): unknown {
  if (basename(path) !== 'package.json') return value
  const { binnacle, ...rest } = value as { readonly binnacle?: unknown }
  if (typeof binnacle !== 'object' || binnacle === null) return value
  const { plugin: _mark, pack: _card, ...config } = binnacle as { readonly plugin?: unknown; readonly pack?: unknown }
  return Object.keys(config).length === 0 ? rest : { ...rest, binnacle: config }
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
