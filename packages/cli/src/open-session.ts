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
import { BinnacleError, didYouMean, type JsonObject, type Kind, type RecordedChange } from '@binnacle/core'
import {
  type Container,
  contributionsOf,
  createContainer,
  type LooseContributions,
  type PluginToLoad,
  type PreferredPlugins,
} from '@binnacle/core/host'
import { fromHelmSpellings } from './helm-spellings.ts'
import { INSTALL_HINTS } from './install-hints.data.ts'
import { mergeSettings, type Options, type Settings } from './settings.ts'
import type { Terminal } from './terminal.ts'

/** Why a plugin is there that the command brings along. */
export const PART_OF_COMMAND = 'part of the command'

/** What every command works with. */
export interface Session {
  readonly container: Container
  readonly settings: Settings
  readonly loaded: LoadedConfig
  readonly options: Options
  readonly terminal: Terminal
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  /** The path by which the command was started. */
  readonly command: string
  /** The plugins as they were loaded, with their options. */
  readonly plugins: readonly PluginToLoad[]
  /** What plugins changed in the config. */
  readonly changes: readonly RecordedChange[]
}

/** More that a command may bring along. */
export interface SessionExtras {
  readonly plugins?: readonly PluginSpec[]
  readonly mirrors?: readonly string[]
}

/**
 * Opens a session (config, plugins, registries), works with it, and closes the plugins whatever happens.
 * @throws BinnacleError of the config and of hooks; a broken plugin is kept in `container.problems`
 */
export async function withSession(
  given: Options,
  command: string,
  terminal: Terminal,
  work: (session: Session) => Promise<void> | void,
  extras: SessionExtras = {},
): Promise<void> {
  const { env } = process
  const cwd = process.cwd()
  const options = fromHelmSpellings(given)
  lendPackages(import.meta.url)
  const loaded = await loadConfig(cwd, options.config)
  const envFile = options.envFile ?? (loaded.config.envFile === undefined ? undefined : resolve(loaded.folder, loaded.config.envFile))
  if (envFile !== undefined) readEnvFile(resolve(cwd, envFile))
  const plugins = await loadPlugins(pluginSpecs(options, loaded, command, cwd, extras))
  const { prefer } = loaded.config
  const container = createContainer(plugins, [], (message) => terminal.warn(message), hintFor, prefer as PreferredPlugins)
  checkPreferred(container, loaded)
  try {
    await container.hooks.call('setup', undefined)
    const changes: RecordedChange[] = []
    const resolved = { ...loaded, config: await resolveConfig(container, loaded.config, changes, terminal) }
    const merged = mergeSettings(options, resolved, env, cwd, configModels(resolved.config))
    const settings = extras.mirrors === undefined ? merged : { ...merged, mirrors: [...extras.mirrors, ...merged.mirrors] }
    if (settings.localPath !== undefined) container.contribute(await localContributions(settings.localPath))
    container.contribute({ name: loaded.file ?? 'config', precedence: 2, contributions: configContributions(resolved.config) })
    await work({ container, plugins, settings, loaded: resolved, options, terminal, env, cwd, command, changes })
  } finally {
    await container.hooks.call('close', undefined)
  }
}

/** The config as plugins leave it, checked again where they changed it. */
async function resolveConfig(container: Container, config: Config, changes: RecordedChange[], terminal: Terminal): Promise<Config> {
  const { plugins, ...plain } = config
  const changers: string[] = []
  const changed = await container.hooks.waterfall(
    'transformConfig',
    undefined,
    (change) => {
      changes.push({ ...change, subject: 'config' })
      changers.push(change.plugin)
      terminal.note(`the plugin ${change.plugin} changed the config`)
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

function pluginSpecs(options: Options, loaded: LoadedConfig, command: string, cwd: string, extras: SessionExtras): readonly PluginSpec[] {
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
        message: `${file}: prefer.${kind}.${name}: the plugin «${wanted}» does not contribute it.${known.includes(wanted) ? '' : didYouMean(wanted, known)}`,
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
  const known = INSTALL_HINTS[kind]?.[name]
  if (known !== undefined) return `Install it: npm install -D ${known}`
  return kind === 'tasks' || kind === 'scenarios'
    ? `See \`binnacle list ${kind}\`; plugins bring more, and one that is installed must stand in the config's \`plugins\` where it has that key.`
    : `See \`binnacle list ${kind}\`.`
}
