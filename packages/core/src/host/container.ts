import { KINDS, type Kind } from '../contribution.ts'
import { type BinnacleError, isBinnacleError } from '../errors.ts'
import type { Hooks } from '../hooks.ts'
import type { ConfiguredPlugin, Contributions } from '../plugin.ts'
import { contributionsOf, checkContributions } from './check.ts'
import { contributeThrew } from './errors.ts'
import { createHookDriver, type HookDriver } from './hook-driver.ts'
import { createRegistries, type Registries, type RegistryEntry } from './registry.ts'

/** Where a plugin came from: `by value` or its file; who asked for it; its package's version. */
interface PluginPlace {
  readonly origin: string
  readonly reason?: string
  readonly version?: string
}

/** A plugin as it was found, and how it went. */
export interface LoadedPlugin extends PluginPlace {
  readonly name: string
  readonly error?: BinnacleError
  readonly counts: { readonly [K in Kind]?: number }
}

/** Plugins to put into a container, in order; one that could not be loaded brings its error. */
export type PluginToLoad = PluginPlace &
  ({ readonly plugin: ConfiguredPlugin; readonly error?: undefined } | { readonly name: string; readonly error: BinnacleError })

/** Contributions that are no plugin's: of the config or of local files. */
export interface LooseContributions {
  readonly name: string
  readonly precedence: 1 | 2
  readonly contributions: Contributions
}

/** Which plugin contributes a name that several have, by kind and name. */
export type PreferredPlugins = { readonly [K in Kind]?: { readonly [name: string]: string } }

/** Everything that plugins contributed. */
export interface Container {
  readonly plugins: readonly LoadedPlugin[]
  readonly registries: Registries
  readonly hooks: HookDriver
  /** The faults of plugins, so that lists can show what is left and runs can refuse. */
  readonly problems: readonly BinnacleError[]
  /**
   * Adds contributions that are no plugin's; those of a higher precedence replace others of the same name.
   * @throws BinnacleError what `checkContributions` throws, `ERR_PLUGIN_DUPLICATE`
   */
  contribute(loose: LooseContributions): void
}

/**
 * Loads plugins into registries. A broken plugin is left out and named; the others are there.
 * @param warn told of watchers that threw
 */
export function createContainer(
  plugins: readonly PluginToLoad[],
  loose: readonly LooseContributions[],
  warn: (message: string) => void,
  hintFor?: (kind: Kind, name: string) => string,
  preferred: PreferredPlugins = {},
): Container {
  const registries = createRegistries(hintFor)
  const loaded: LoadedPlugin[] = []
  const hooks: { plugin: string; hooks: Hooks }[] = []
  const problems: BinnacleError[] = []

  for (const item of plugins) {
    const { origin, reason, version } = item
    const name = item.error === undefined ? item.plugin.name : item.name
    const about = { name, origin, ...(reason && { reason }), ...(version && { version }) }
    try {
      if (item.error !== undefined) throw item.error
      const contributions = contributionsOf(item.plugin, warn)
      loaded.push({ ...about, counts: register(registries, { plugin: name, precedence: 0 }, contributions, preferred) })
      for (const message of contributions.warnings ?? []) warn(message)
      if (contributions.hooks !== undefined) hooks.push({ plugin: name, hooks: contributions.hooks })
    } catch (thrown) {
      const error = isBinnacleError(thrown) ? thrown : contributeThrew(name, thrown)
      // A circle is one fault, however many are in it.
      if (problems.every(({ message }) => message !== error.message)) problems.push(error)
      loaded.push({ ...about, error, counts: {} })
    }
  }
  const contribute = ({ name, precedence, contributions }: LooseContributions): void => {
    checkContributions(name, contributions)
    register(registries, { plugin: name, precedence }, contributions)
    for (const message of contributions.warnings ?? []) warn(message)
  }
  for (const one of loose) contribute(one)
  return { plugins: loaded, registries, hooks: createHookDriver(hooks, warn), problems, contribute }
}

type Contributor = Pick<RegistryEntry, 'plugin' | 'precedence'>

function register(registries: Registries, by: Contributor, contributions: Contributions, preferred: PreferredPlugins = {}) {
  const counts: { [K in Kind]?: number } = {}
  const entries: RegistryEntry[] = []
  for (const kind of KINDS) {
    for (const value of contributions[kind] ?? []) {
      const wanted = Object.entries(preferred[kind] ?? {}).find(([name]) => name === value.name)?.[1] ?? by.plugin
      if (wanted !== by.plugin) continue
      entries.push({ kind, name: value.name, description: value.description, ...by, value: value as never })
      counts[kind] = (counts[kind] ?? 0) + 1
    }
  }
  registries.add(entries)
  return counts
}
