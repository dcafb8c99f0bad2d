import { KINDS, type Kind, type Lazy } from '../contribution.ts'
import type { ContributionByKind } from '../plugin.ts'
import { cardDiffers, duplicateName, loadFailed, notFound } from './errors.ts'

/** One line of a registry: what it is called, who contributed it. */
export interface RegistryEntry<K extends Kind = Kind> {
  readonly kind: K
  readonly name: string
  readonly description: string
  readonly plugin: string
  /** Higher ones replace lower ones of the same name: 0 plugins, 1 local files, 2 the config. */
  readonly precedence: number
  readonly value: ContributionByKind[K] | Lazy<ContributionByKind[K]>
}

/** All registries of a session. */
export interface Registries {
  /**
   * Adds entries, all or none.
   * @throws BinnacleError `ERR_PLUGIN_DUPLICATE` where a name is taken at the same precedence
   */
  add(entries: readonly RegistryEntry[]): void
  has(kind: Kind, name: string): boolean
  /** All entries of a kind in the order in which they were contributed. */
  list<K extends Kind>(kind: K): readonly RegistryEntry<K>[]
  find<K extends Kind>(kind: K, name: string): RegistryEntry<K> | undefined
  /** The entries that others of a higher precedence stand before. */
  replaced(kind: Kind, name: string): readonly RegistryEntry[]
  /**
   * Loads a contribution by name.
   * @throws BinnacleError `ERR_<KIND>_UNKNOWN` with the nearest name, `ERR_PLUGIN_LOAD`, `ERR_PLUGIN_CARD`
   */
  get<K extends Kind>(kind: K, name: string): Promise<ContributionByKind[K]>
}

/**
 * Makes empty registries.
 * @param hintFor says what to do where a name is not known
 */
export function createRegistries(hintFor: (kind: Kind, name: string) => string = (kind) => `See \`binnacle list ${kind}\`.`): Registries {
  const maps = new Map<Kind, Map<string, RegistryEntry>>(KINDS.map((kind) => [kind, new Map()]))
  const loaded = new Map<RegistryEntry, Promise<unknown>>()
  const lost: RegistryEntry[] = []
  return {
    add(entries) {
      for (const entry of entries) {
        const present = maps.get(entry.kind)!.get(entry.name)
        if (present?.precedence === entry.precedence) throw duplicateName(entry.kind, entry.name, present.plugin, entry.plugin)
      }
      for (const entry of entries) {
        const map = maps.get(entry.kind)!
        const present = map.get(entry.name)
        if (present !== undefined) lost.push(present.precedence > entry.precedence ? entry : present)
        if ((present?.precedence ?? -1) > entry.precedence) continue
        map.delete(entry.name)
        map.set(entry.name, entry)
      }
    },
    has: (kind, name) => maps.get(kind)!.has(name),
    list: (kind) => [...maps.get(kind)!.values()] as never,
    find: (kind, name) => maps.get(kind)!.get(name) as never,
    replaced: (kind, name) => lost.filter((entry) => entry.kind === kind && entry.name === name),
    async get(kind, name) {
      const entry = maps.get(kind)!.get(name)
      if (entry === undefined) throw notFound(kind, name, [...maps.get(kind)!.keys()], hintFor(kind, name))
      let value = loaded.get(entry)
      if (value === undefined) loaded.set(entry, (value = load(entry)))
      return value as never
    },
  }
}

async function load(entry: RegistryEntry): Promise<unknown> {
  if (!('~lazy' in entry.value)) return entry.value
  let value: Partial<ContributionByKind[Kind]> | undefined
  try {
    value = await entry.value.load()
  } catch (cause) {
    throw loadFailed(entry.kind, entry.name, entry.plugin, cause)
  }
  if (value?.['~kind'] !== entry.kind || value.name !== entry.name) {
    const found = value?.['~kind'] === undefined ? 'no contribution' : `${value['~kind']} “${value.name}”`
    throw cardDiffers(entry.kind, entry.name, entry.plugin, found)
  }
  return value
}
