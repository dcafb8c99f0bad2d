import { KINDS, type Kind } from '../contribution.ts'
import type { BinnacleError } from '../errors.ts'
import { isBinnacleError } from '../errors.ts'
import type { Hooks } from '../hooks.ts'
import type { ConfiguredPlugin, Contributions } from '../plugin.ts'
import { contributionsOf, checkContributions } from './check.ts'
import { contributeThrew } from './errors.ts'
import { createHookDriver, type HookDriver } from './hook-driver.ts'
import { createRegistries, type Registries, type RegistryEntry } from './registry.ts'

/** A plugin as it was found: where from, and how it went. */
export interface LoadedPlugin {
  readonly name: string
  /** Where it came from: `config`, a package with its folder, a file. */
  readonly origin: string
  readonly version?: string
  readonly error?: BinnacleError
  readonly counts: { readonly [K in Kind]?: number }
}

/** Plugins to put into a container, in order; one that could not be loaded brings its error. */
export type PluginToLoad =
  | { readonly origin: string; readonly version?: string; readonly plugin: ConfiguredPlugin; readonly error?: undefined }
  | { readonly origin: string; readonly name: string; readonly error: BinnacleError; readonly plugin?: undefined }

/** Contributions that are no plugin's: of the config or of local files. */
export interface LooseContributions {
  readonly name: string
  readonly precedence: 1 | 2
  readonly contributions: Contributions
}

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
): Container {
  const registries = createRegistries(hintFor)
  const loaded: LoadedPlugin[] = []
  const hooks: { plugin: string; hooks: Hooks }[] = []
  const problems: BinnacleError[] = []

  for (const item of plugins) {
    const { origin } = item
    const version = 'version' in item && item.version !== undefined ? { version: item.version } : {}
    const name = item.plugin?.name ?? (item as { name: string }).name
    try {
      if (item.error !== undefined) throw item.error
      const contributions = contributionsOf(item.plugin)
      loaded.push({ name, origin, ...version, counts: register(registries, name, 0, contributions) })
      if (contributions.hooks !== undefined) hooks.push({ plugin: name, hooks: contributions.hooks })
    } catch (thrown) {
      const error = isBinnacleError(thrown) ? thrown : contributeThrew(name, thrown)
      problems.push(error)
      loaded.push({ name, origin, ...version, error, counts: {} })
    }
  }
  const contribute = ({ name, precedence, contributions }: LooseContributions): void => {
    checkContributions(name, contributions)
    register(registries, name, precedence, contributions)
  }
  for (const one of loose) contribute(one)
  return { plugins: loaded, registries, hooks: createHookDriver(hooks, warn), problems, contribute }
}

function register(registries: Registries, plugin: string, precedence: number, contributions: Contributions): LoadedPlugin['counts'] {
  const counts: { [K in Kind]?: number } = {}
  const entries: RegistryEntry[] = []
  for (const kind of KINDS) {
    for (const value of contributions[kind] ?? []) {
      entries.push({ kind, name: value.name, description: value.description, plugin, precedence, value: value as never })
      counts[kind] = (counts[kind] ?? 0) + 1
    }
  }
  registries.add(entries)
  return counts
}
