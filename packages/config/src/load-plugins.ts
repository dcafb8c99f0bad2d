import { existsSync, statSync } from 'node:fs'
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path'
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
import { checkPeers, checkRange } from './check-needs.ts'
import * as errors from './errors.ts'
import { type PackageManifest, readManifest } from './find-plugins.ts'
import { importModule } from './import-module.ts'
import { noteEntry } from './own-modules.ts'
import { packageFolder } from './package-folder.ts'
import { realPathOf } from './real-path.ts'

/** A plugin as the config names it. */
export interface PluginSpec {
  /** A plugin by value, a package's name, or a path. */
  readonly plugin: unknown
  /** The folder from which a name or path is found. */
  readonly from: string
  readonly options?: unknown
  /** Who asked for it: `plugins` of a config, a dependency, an option. */
  readonly reason?: string
}

/** A plugin that was found, not yet with those that it requires. */
interface Found {
  readonly plugin: ConfiguredPlugin
  /** Its file, or `by value`. */
  readonly origin: string
  readonly version?: string
  /** The folder of its package, with what that says of itself. */
  readonly folder?: string
  readonly manifest?: PackageManifest
}

/** The place of a plugin that stands in the config itself. */
const BY_VALUE = 'by value'

/**
 * Loads plugins and those that they require, each once, required ones first. One that cannot be loaded comes with its error, and so
 * does each that requires it.
 */
export async function loadPlugins(specs: readonly PluginSpec[]): Promise<readonly PluginToLoad[]> {
  const loaded = new Map<string, Found>()
  const failed = new Map<string, BinnacleError>()
  const result: PluginToLoad[] = []

  async function load(spec: PluginSpec, chain: readonly Found[]): Promise<BinnacleError | undefined> {
    let origin = spec.from
    let name = typeof spec.plugin === 'string' ? spec.plugin : 'a plugin of the config'
    const reason = spec.reason === undefined ? {} : { reason: spec.reason }
    try {
      const found = await find(spec, chain.at(-1)?.plugin.name, (file) => (origin = file))
      const { plugin } = found
      const { requires } = plugin.plugin
      ;({ name } = plugin)
      ;({ origin } = found)
      const begun = chain.findIndex((one) => one.plugin.name === name)
      if (begun >= 0) {
        const circle = chain.slice(begun)
        return errors.pluginCircle(
          [...circle.map((one) => one.plugin.name), name],
          circle.map((one) => one.origin),
        )
      }
      const present = loaded.get(name)
      if (present !== undefined) {
        if (present.plugin.plugin === plugin.plugin || (present.origin === origin && origin !== BY_VALUE)) return undefined
        throw errors.pluginTwice(name, present.origin, origin)
      }
      const before = failed.get(`${name}\u0000${origin}`)
      if (before !== undefined) return before
      const place = placeOf(plugin.plugin) ?? found.folder ?? spec.from
      for (const required of requires) {
        const error = await load({ plugin: required, from: place, reason: `required by ${name}` }, [...chain, found])
        if (error?.code === 'ERR_PLUGIN_CIRCLE') throw error
        if (error !== undefined) throw errors.pluginRequires(name, origin, required, error.code)
        const { version, folder } = loaded.get(required) ?? {}
        const ranges = { ...found.manifest?.dependencies, ...found.manifest?.peerDependencies }
        checkRange(name, found.folder ?? origin, required, ranges[required], version, folder ?? BY_VALUE)
      }
      if (loaded.has(name)) return undefined
      loaded.set(name, found)
      result.push({ origin, plugin, ...reason, ...(found.version === undefined ? {} : { version: found.version }) })
      return undefined
    } catch (error) {
      if (!isBinnacleError(error)) throw error
      failed.set(`${name}\u0000${origin}`, error)
      result.push({ origin, name, ...reason, error })
      return error
    }
  }

  for (const spec of specs) await load(spec, [])
  return result
}

/** The module in which a plugin stands, where it says so. */
function moduleOf({ from }: Pick<Plugin<never>, 'from'>): string | undefined {
  return from?.startsWith('file:') === true ? fileURLToPath(from) : from
}

function placeOf(plugin: Pick<Plugin<never>, 'from'>): string | undefined {
  const module = moduleOf(plugin)
  return module === undefined ? undefined : dirname(module)
}

async function find(spec: PluginSpec, by: string | undefined, at: (file: string) => void): Promise<Found> {
  if (typeof spec.plugin !== 'string') {
    const plugin = checkPlugin('a plugin of the config', spec.plugin)
    const module = moduleOf(plugin.plugin)
    if (module !== undefined) noteEntry(module, plugin.name)
    return { plugin, origin: BY_VALUE }
  }
  const name = spec.plugin
  const file = fileOf(name, spec.from, by)
  at(file)
  const owner = packageOf(file)
  if (owner?.manifest.binnacle?.plugin !== undefined) checkPeers(owner.manifest.name ?? name, owner.manifest, owner.folder)
  let module: Record<string, unknown>
  try {
    module = await importModule(file)
  } catch (cause) {
    throw errors.pluginImportFailed(name, file, cause)
  }
  const checked = checkPlugin(name, pluginOf(name, file, module))
  const plugin = spec.options === undefined ? checked : { ...checked, options: spec.options }
  const origin = realPathOf(file)
  noteEntry(origin, plugin.name)
  if (owner?.manifest.binnacle?.plugin === undefined) return { plugin, origin, folder: dirname(origin) }
  const { manifest, folder } = owner
  return { plugin, origin, folder, manifest, ...(manifest.version === undefined ? {} : { version: manifest.version }) }
}

/** The plugin of a module: its default export, or its contributions in a plugin named after the file. CommonJS comes as a default export. */
function pluginOf(name: string, file: string, module: Record<string, unknown>): unknown {
  const value = module['default']
  if (value === undefined) return wrap(name, file, module)
  if (typeof value !== 'object' || value === null || '~kind' in value) return value
  if ('default' in value) return value.default
  const exported = value as Record<string, unknown>
  return Object.values(exported).some(isContribution) ? wrap(name, file, exported) : value
}

const isContribution = (value: unknown): boolean => KINDS.includes((value as { '~kind'?: Kind } | null)?.['~kind'] as Kind)

/** A module that exports contributions by name is a plugin named after its file. */
function wrap(name: string, file: string, module: Record<string, unknown>): ConfiguredPlugin {
  const contributions: { [K in Kind]?: unknown[] } = {}
  for (const value of Object.values(module)) {
    if (isContribution(value)) (contributions[(value as { '~kind': Kind })['~kind']] ??= []).push(value)
  }
  const hooks = module['hooks']
  if (Object.keys(contributions).length === 0 && hooks === undefined) throw errors.pluginEmpty(name, file)
  const all = { ...contributions, ...(hooks === undefined ? {} : { hooks }) } as Contributions
  return definePlugin({ name: basename(file, extname(file)), from: pathToFileURL(file).href, contribute: () => all })()
}

const isPath = (name: string): boolean => name.startsWith('.') || isAbsolute(name) || /\.[cm]?[jt]s$/.test(name)

/**
 * The file of a plugin's module.
 * @param by the plugin that requires it
 * @throws BinnacleError `ERR_PLUGIN_NOT_FOUND`, `ERR_PLUGIN_OUTSIDE`
 */
function fileOf(name: string, from: string, by: string | undefined): string {
  const path = resolve(from, name)
  if (isPath(name) || (existsSync(path) && name.includes('/') && !name.startsWith('@'))) {
    if (!existsSync(path)) throw errors.pluginNotFound(name, from, [path], by)
    return statSync(path).isDirectory() ? mainOf(path, name, from, by) : path
  }
  const [, owner, entry] = /^((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(name) ?? [name, name]
  const { folder, looked } = packageFolder(owner!, from)
  if (folder === undefined) throw errors.pluginNotFound(name, from, looked.slice(0, 3), by)
  return mainOf(folder, name, from, by, `.${entry ?? ''}`)
}

/**
 * The file of an entry of a package's folder.
 * @param entry `.`, or another one that the package exports, like `./fakes`
 */
function mainOf(folder: string, name: string, from: string, by: string | undefined, entry = '.'): string {
  const manifest = readManifest(folder)
  if (manifest === undefined) throw errors.pluginNotFound(name, from, [join(folder, 'package.json')], by)
  const { exports } = manifest
  const entries =
    typeof exports === 'object' && exports !== null && '.' in exports ? (exports as Record<string, unknown>) : { '.': exports }
  const file = join(folder, conditional(entries[entry]) ?? (entry === '.' ? (manifest.main ?? 'index.js') : entry))
  if (!existsSync(file)) throw errors.pluginNotFound(name, from, [file], by)
  if (relative(realPathOf(folder), realPathOf(file)).startsWith('..')) throw errors.pluginOutside(name, folder, file)
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

/** The package that a file belongs to. */
function packageOf(file: string): { readonly folder: string; readonly manifest: PackageManifest } | undefined {
  for (let folder = dirname(realPathOf(file)); dirname(folder) !== folder; folder = dirname(folder)) {
    const manifest = readManifest(folder)
    if (manifest?.name !== undefined) return { folder, manifest }
  }
  return undefined
}
