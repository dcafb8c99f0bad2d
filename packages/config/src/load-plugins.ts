import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type BinnacleError,
  type ConfiguredPlugin,
  type Contributions,
  definePlugin,
  isBinnacleError,
  KINDS,
  type Kind,
  type Plugin,
} from '@binnacle/core'
import { checkPlugin, type PluginToLoad } from '@binnacle/core/host'
import * as errors from './errors.ts'
import { readManifest } from './find-plugins.ts'
import { importModule } from './import-module.ts'

/** A plugin as the config names it. */
export interface PluginSpec {
  /** A plugin by value, a package's name, or a path. */
  readonly plugin: unknown
  /** The folder from which a name or path is found. */
  readonly from: string
  readonly options?: unknown
}

/** The place of a plugin that stands in the config itself. */
const BY_VALUE = 'by value'

/**
 * Loads plugins and those that they require, each once, required ones first. One that cannot be loaded comes with its error.
 */
export async function loadPlugins(specs: readonly PluginSpec[]): Promise<readonly PluginToLoad[]> {
  const loaded = new Map<string, { readonly origin: string; readonly plugin: unknown }>()
  const result: PluginToLoad[] = []

  async function load(spec: PluginSpec, chain: readonly string[]): Promise<void> {
    let found: { plugin: ConfiguredPlugin; origin: string; version?: string; place: string | undefined }
    try {
      found = await find(spec)
    } catch (cause) {
      if (!isBinnacleError(cause)) throw cause
      fail(spec, cause)
      return
    }
    const { plugin, origin, version } = found
    const present = loaded.get(plugin.name)
    if (chain.includes(plugin.name)) return fail(spec, errors.pluginCircle([...chain, plugin.name]))
    if (present !== undefined) {
      if (present.plugin !== plugin.plugin && (present.origin !== origin || origin === BY_VALUE))
        fail(spec, errors.pluginTwice(plugin.name, present.origin, origin))
      return
    }
    const place = placeOf(plugin.plugin) ?? found.place ?? spec.from
    for (const name of plugin.plugin.requires) await load({ plugin: name, from: place }, [...chain, plugin.name])
    if (loaded.has(plugin.name)) return
    loaded.set(plugin.name, { origin, plugin: plugin.plugin })
    result.push({ origin, plugin, ...(version === undefined ? {} : { version }) })
  }

  function fail(spec: PluginSpec, error: BinnacleError): void {
    const name = typeof spec.plugin === 'string' ? spec.plugin : 'a plugin of the config'
    result.push({ origin: spec.from, name, error })
  }

  for (const spec of specs) await load(spec, [])
  return result
}

function placeOf(plugin: Pick<Plugin<never>, 'from'>): string | undefined {
  if (plugin.from === undefined) return undefined
  return dirname(plugin.from.startsWith('file:') ? fileURLToPath(plugin.from) : plugin.from)
}

async function find(spec: PluginSpec): Promise<{ plugin: ConfiguredPlugin; origin: string; version?: string; place: string | undefined }> {
  if (typeof spec.plugin !== 'string')
    return { plugin: checkPlugin('a plugin of the config', spec.plugin), origin: BY_VALUE, place: undefined }
  const name = spec.plugin
  const file = fileOf(name, spec.from)
  let module: Record<string, unknown>
  try {
    module = await importModule(file)
  } catch (cause) {
    throw errors.pluginImportFailed(name, file, cause)
  }
  const value = module['default'] ?? wrap(name, file, module)
  const checked = checkPlugin(name, value)
  const plugin = spec.options === undefined ? checked : { ...checked, options: spec.options }
  const version = versionOf(file)
  return { plugin, origin: realpathSync(file), ...(version === undefined ? {} : { version }), place: dirname(realpathSync(file)) }
}

/** A module that exports contributions by name is a plugin named after its file. */
function wrap(name: string, file: string, module: Record<string, unknown>): ConfiguredPlugin {
  const contributions: { [K in Kind]?: unknown[] } = {}
  for (const value of Object.values(module)) {
    const kind = (value as { '~kind'?: Kind } | null)?.['~kind']
    if (kind !== undefined && KINDS.includes(kind)) (contributions[kind] ??= []).push(value)
  }
  const hooks = module['hooks']
  if (Object.keys(contributions).length === 0 && hooks === undefined) throw errors.pluginEmpty(name, file)
  const all = { ...contributions, ...(hooks === undefined ? {} : { hooks }) } as Contributions
  return definePlugin({ name: basename(file, extname(file)), from: pathToFileURL(file).href, contribute: () => all })()
}

const isPath = (name: string): boolean => name.startsWith('.') || isAbsolute(name) || /\.[cm]?[jt]s$/.test(name)

/**
 * The file of a plugin's module.
 * @throws BinnacleError `ERR_PLUGIN_NOT_FOUND`
 */
function fileOf(name: string, from: string): string {
  const path = resolve(from, name)
  if (isPath(name) || (existsSync(path) && name.includes('/') && !name.startsWith('@'))) {
    if (!existsSync(path)) throw errors.pluginNotFound(name, from, [path])
    return statSync(path).isDirectory() ? mainOf(path, name, from) : path
  }
  const require = createRequire(join(from, 'package.json'))
  try {
    return require.resolve(name)
  } catch {
    // A package that has only the `import` condition cannot be resolved so: its folder is looked up, and its entry read.
    const looked = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name))
    const folder = looked.find((candidate) => existsSync(join(candidate, 'package.json')))
    if (folder === undefined) throw errors.pluginNotFound(name, from, looked.slice(0, 3))
    return mainOf(folder, name, from)
  }
}

/** The entry of a package's folder. */
function mainOf(folder: string, name: string, from: string): string {
  const description = join(folder, 'package.json')
  if (!existsSync(description)) throw errors.pluginNotFound(name, from, [description])
  const manifest = JSON.parse(readFileSync(description, 'utf8')) as { exports?: unknown; main?: string }
  const { exports } = manifest
  const root = typeof exports === 'object' && exports !== null && '.' in exports ? (exports as Record<string, unknown>)['.'] : exports
  const entry = conditional(root) ?? manifest.main ?? 'index.js'
  const file = join(folder, entry)
  if (!existsSync(file)) throw errors.pluginNotFound(name, from, [file])
  return file
}

/** Conditions given to Node by the command line, as in tests from sources. */
const USER_CONDITIONS = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(' ')].flatMap((argument) => {
  const match = /^(?:--conditions|-C)=(.+)$/.exec(argument)
  return match === null ? [] : [match[1]!]
})

function conditional(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  if (typeof target !== 'object' || target === null) return undefined
  for (const [condition, value] of Object.entries(target)) {
    if ([...USER_CONDITIONS, 'node', 'import', 'module-sync', 'default'].includes(condition)) {
      const found = conditional(value)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function versionOf(file: string): string | undefined {
  for (let folder = dirname(realpathSync(file)); dirname(folder) !== folder; folder = dirname(folder)) {
    const manifest = readManifest(folder)
    if (manifest?.name !== undefined) return manifest.binnacle?.plugin === undefined ? undefined : manifest.version
  }
  return undefined
}
