import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, extname, join, relative, sep } from 'node:path'
import { isInstalled, modulesOf, moduleOfPlugin, nearestPackage, readManifest } from '@binnacle/config'
import type { HookName, Kind, RunSpec } from '@binnacle/core'
import { contributionsOf, type PluginToLoad } from '@binnacle/core/host'
import { sorted } from '@binnacle/engine'
import { replayDigest } from '@binnacle/helm'
import type { Basis, BasisPlugin } from '@binnacle/records'
import { PART_OF_COMMAND, type Session } from './open-session.ts'

/** Hooks that can change what is asked, answered or read; the others watch. */
const CHANGING: readonly HookName[] = [
  'transformConfig',
  'resolveModel',
  'resolveTokenizer',
  'transformPlan',
  'transformInstance',
  'transformRequest',
  'lookupCompletion',
  'transformCompletion',
]

/** Those that answers go through before they are recorded. */
const ANSWERING: readonly HookName[] = ['lookupCompletion', 'transformCompletion']

/** What the numbers of a run rest on beside its spec and its data: code, the options of plugins, settings. As it is now. */
export function basisOf(session: Session, spec: RunSpec): Basis {
  const behind = namesBehind(session, spec)
  const plugins = workingPlugins(session).flatMap((item) => (behind.has(item.plugin.name) ? [basisPlugin(session, item)] : []))
  return {
    plugins: plugins.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    settings: {
      badRows: session.settings.badRows,
      ...(session.settings.replay.length === 0 ? {} : { replay: digestOnce(session.settings.replay) }),
    },
  }
}

type LoadedPlugin = Extract<PluginToLoad, { readonly error?: undefined }>

function basisPlugin(session: Session, { plugin, reason, version }: LoadedPlugin): BasisPlugin {
  // What is part of the command has the version of the command.
  const isPart = reason === PART_OF_COMMAND
  const entry = isPart ? undefined : (moduleOfPlugin(plugin.name) ?? session.loaded.file)
  const folder = entry === undefined ? undefined : packageOf(session, entry)
  const modules = entry === undefined || folder !== undefined ? [] : modulesOf(entry)
  return {
    name: plugin.name,
    ...(version === undefined ? {} : { version }),
    ...(folder === undefined ? {} : { integrity: integrityOf(folder) }),
    ...(modules.length === 0 ? {} : { modules: modules.map(({ file, sha256 }) => ({ file: placeOf(session, file), sha256 })) }),
    ...(isPart || folder !== undefined || modules.length > 0 ? {} : { untold: true }),
    ...(plugin.options === undefined ? {} : { options: optionsDigest(plugin.options) }),
    ...(hasHook(plugin, ANSWERING) ? { changesAnswers: true } : {}),
  }
}

/** Without those that could not be loaded, or not be used. */
function workingPlugins({ plugins, container }: Session): readonly LoadedPlugin[] {
  const broken = new Set(container.plugins.flatMap(({ name, error }) => (error === undefined ? [] : [name])))
  return plugins.flatMap((item) => (item.error === undefined && !broken.has(item.plugin.name) ? [item] : []))
}

function hasHook(plugin: LoadedPlugin['plugin'], names: readonly HookName[]): boolean {
  const { hooks } = contributionsOf(plugin)
  return hooks !== undefined && names.some((name) => hooks[name] !== undefined)
}

/** The folder of the package that a plugin comes in; undefined for modules of the project itself. */
function packageOf({ loaded }: Session, entry: string): string | undefined {
  const folder = nearestPackage(dirname(entry))
  if (folder === undefined || isInstalled(entry)) return folder
  const isOutside = relative(realpathSync(loaded.folder), folder).startsWith('..')
  return isOutside && readManifest(folder)?.binnacle?.plugin !== undefined ? folder : undefined
}

const placeOf = ({ loaded }: Session, file: string): string => relative(realpathSync(loaded.folder), file).split(sep).join('/')

/** The plugins that bring a part of the run, and those that may change it by hooks. */
function namesBehind(session: Session, spec: RunSpec): ReadonlySet<string> {
  const { registries } = session.container
  const judges = spec.annotators.flatMap(({ roles }) => Object.values(roles ?? {}).flat())
  const parts: readonly (readonly [Kind, readonly (string | undefined)[]])[] = [
    ['tasks', [spec.task.name]],
    ['scenarios', [spec.scenario.name]],
    ['adapters', [spec.adaptation.method]],
    ['metrics', spec.metrics.map(({ name }) => name)],
    ['annotators', spec.annotators.map(({ name }) => name)],
    ['perturbations', spec.augmentation?.perturbations.map(({ name }) => name) ?? []],
    ['modelClients', [spec.deployment.client, ...judges.map(({ client }) => client)]],
    ['tokenizers', [spec.deployment.tokenizer?.name]],
  ]
  const found = parts.flatMap(([kind, names]) =>
    names.map((name) => (name === undefined ? undefined : registries.find(kind, name)?.plugin)),
  )
  const changing = workingPlugins(session).flatMap(({ plugin }) => (hasHook(plugin, CHANGING) ? [plugin.name] : []))
  return new Set([...found.filter((name) => name !== undefined), ...changing])
}

/** The options of a plugin: functions by their text. */
function optionsDigest(options: unknown): string {
  const text = JSON.stringify(sorted(options), (_key, value: unknown) => (typeof value === 'function' ? String(value) : value))
  return createHash('sha256').update(text).digest('hex')
}

const replays = new Map<string, string>()

/** The digest of a record that is replayed. Taken once. */
function digestOnce(paths: readonly string[]): string {
  const key = paths.join('\0')
  let found = replays.get(key)
  if (found === undefined) replays.set(key, (found = replayDigest(paths)))
  return found
}

const integrities = new Map<string, string>()

/** The digest of an installed package: all its files but those for readers, without the packages in it. Taken once. */
function integrityOf(folder: string): string {
  let found = integrities.get(folder)
  if (found === undefined) {
    const sum = createHash('sha256')
    for (const file of filesOf(folder, ''))
      sum.update(`${file}\0`).update(
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest(),
      )
    integrities.set(folder, (found = sum.digest('hex')))
  }
  return found
}

function filesOf(folder: string, below: string): readonly string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(folder, path)
      return entry.isFile() && extname(entry.name) !== '.md' ? [path] : []
    })
}
