import { resolve } from 'node:path'
import adapters from '@binnacle/adapters'
import {
  type Config,
  configContributions,
  configModels,
  findPlugins,
  lendPackages,
  loadConfig,
  type LoadedConfig,
  loadPlugins,
  type PluginSpec,
  recheckConfig,
} from '@binnacle/config'
import { BinnacleError, didYouMean, type JsonObject, type Kind } from '@binnacle/core'
import type { RecordedChange } from '@binnacle/core/run'
import {
  type Container,
  contributionsOf,
  createContainer,
  type LooseContributions,
  type PluginToLoad,
  type PreferredPlugins,
} from '@binnacle/core/host'
import { installHint } from './install-hint.ts'
import { mergeSettings, type SessionOptions, type Settings } from './settings.ts'

/** Why a plugin is there that the command brings along. */
export const PART_OF_COMMAND = 'part of the command'

/** Where a session says what its user should know. */
export interface Said {
  /** Something to know. */
  note(text: string): void
  /** Something that may be wrong. */
  warn(text: string): void
}

/** What all work of a session stands on. */
export interface Session {
  readonly container: Container
  readonly settings: Settings
  readonly loaded: LoadedConfig
  readonly said: Said
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  /** The plugins as they were loaded, with their options. */
  readonly plugins: readonly PluginToLoad[]
  /** What plugins changed in the config. */
  readonly changes: readonly RecordedChange[]
  /** Calls the `close` hooks of plugins. */
  close(): Promise<void>
}

/** What a session is opened with. */
export interface SessionSetup {
  readonly options: SessionOptions
  readonly said: Said
  /** A config by value, instead of one that is looked for. */
  readonly config?: unknown
  /** Where configs and paths are looked for; the working folder of the process where absent. */
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** The path by which a command was started: plugins of its project are found from there. */
  readonly command?: string
  readonly extras?: SessionExtras
}

/** More that a command may bring along. */
export interface SessionExtras {
  readonly plugins?: readonly PluginSpec[]
  readonly mirrors?: readonly string[]
}

/**
 * Opens a session: config, plugins, registries. A plugin that cannot be loaded is kept in `container.problems`.
 * @throws BinnacleError of the config and of hooks
 */
export async function openSession(setup: SessionSetup): Promise<Session> {
  const { options, said, cwd = process.cwd(), env = process.env, extras = {} } = setup
  lendPackages(import.meta.url)
  const loaded = await configOf(setup, cwd)
  const envFile = options.envFile ?? (loaded.config.envFile === undefined ? undefined : resolve(loaded.folder, loaded.config.envFile))
  if (envFile !== undefined) readEnvFile(resolve(cwd, envFile))
  const plugins = await loadPlugins(pluginSpecs(options, loaded, setup.command ?? cwd, cwd, extras))
  const { prefer } = loaded.config
  const container = createContainer(plugins, [], (message) => said.warn(message), hintFor, prefer as PreferredPlugins)
  checkPreferred(container, loaded)
  const close = () => container.hooks.call('close', undefined)
  try {
    await container.hooks.call('setup', undefined)
    const changes: RecordedChange[] = []
    const resolved = { ...loaded, config: await resolveConfig(container, loaded.config, changes, said) }
    const merged = mergeSettings(options, resolved, env, cwd, configModels(resolved.config))
    const settings = extras.mirrors === undefined ? merged : { ...merged, mirrors: [...extras.mirrors, ...merged.mirrors] }
    if (settings.localPath !== undefined) container.contribute(await localContributions(settings.localPath))
    container.contribute({ name: loaded.file ?? 'config', precedence: 2, contributions: configContributions(resolved.config) })
    return { container, plugins, settings, loaded: resolved, said, env, cwd, changes, close }
  } catch (cause) {
    await close()
    throw cause
  }
}

async function configOf({ options, config }: SessionSetup, cwd: string): Promise<LoadedConfig> {
  if (config === undefined) return loadConfig(cwd, options.config)
  const { plugins, ...plain } = config as { readonly plugins?: Config['plugins'] }
  const checked = await recheckConfig(plain, 'the config')
  return { config: { ...checked, ...(plugins === undefined ? {} : { plugins }) }, file: undefined, folder: cwd }
}

/** The config as plugins leave it, checked again where they changed it. */
async function resolveConfig(container: Container, config: Config, changes: RecordedChange[], said: Said): Promise<Config> {
  const { plugins, ...plain } = config
  const changers: string[] = []
  const changed = await container.hooks.waterfall(
    'transformConfig',
    undefined,
    (change) => {
      changes.push({ ...change, subject: 'config' })
      changers.push(change.plugin)
      said.note(`the plugin ${change.plugin} changed the config`)
    },
    plain as JsonObject,
  )
  await container.hooks.call('configResolved', undefined, changed)
  if (changers.length === 0) return config
  return {
    ...(await recheckConfig(changed, `the config as changed by ${changers.join(', ')}`)),
    ...(plugins === undefined ? {} : { plugins }),
  }
}

function pluginSpecs(
  options: SessionOptions,
  loaded: LoadedConfig,
  command: string,
  cwd: string,
  extras: SessionExtras,
): readonly PluginSpec[] {
  const { folder, file = folder } = loaded
  const named = loaded.config.plugins?.map((plugin): PluginSpec => ({ plugin, from: folder, reason: `\`plugins\` of ${file}` }))
  const found =
    named ??
    findPlugins(folder, command).map(({ name, from }): PluginSpec => ({ plugin: name, from, reason: `among the dependencies of ${from}` }))
  return [
    { plugin: adapters, from: folder, reason: PART_OF_COMMAND },
    ...found,
    ...(extras.plugins ?? []),
    ...(options.plugin ?? []).map((plugin): PluginSpec => ({ plugin, from: cwd, reason: '--plugin' })),
  ]
}

/** A preference that no plugin fulfils would make a name vanish. */
function checkPreferred({ registries, plugins }: Container, { config, file }: LoadedConfig): void {
  for (const [kind, names] of Object.entries(config.prefer ?? {})) {
    for (const [name, wanted] of Object.entries(names ?? {})) {
      if (registries.find(kind as Kind, name)?.plugin === wanted) continue
      const known = plugins.map((plugin) => plugin.name)
      throw new BinnacleError({
        code: 'ERR_CONFIG_PREFER',
        message: `${file}: prefer.${kind}.${name}: the plugin “${wanted}” does not contribute it.${known.includes(wanted) ? '' : didYouMean(wanted, known)}`,
        hint: `See \`binnacle list --why ${name}\`.`,
      })
    }
  }
}

async function localContributions(path: string): Promise<LooseContributions> {
  const { default: modelsHelm } = await import('@binnacle/models-helm')
  return { name: path, precedence: 1, contributions: contributionsOf(modelsHelm({ path })) }
}

function readEnvFile(file: string): void {
  try {
    process.loadEnvFile(file)
  } catch (cause) {
    throw new BinnacleError({
      code: 'ERR_OPTION_ENV_FILE',
      message: `the environment file ${file} cannot be read`,
      hint: 'Correct the path after --env-file.',
      cause,
    })
  }
}

/** What to do where a name is not known: the package that brings it, where we know one. */
function hintFor(kind: Kind, name: string): string {
  const known = installHint(kind, name)
  if (known !== undefined) return `Install it: npm install -D ${known}`
  return kind === 'tasks' || kind === 'scenarios'
    ? `See \`binnacle list ${kind}\`; plugins bring more, and one that is installed must stand in the config's \`plugins\` where it has that key.`
    : `See \`binnacle list ${kind}\`.`
}
