import { resolve } from 'node:path'
import adapters from '@binnacle/adapters'
import {
  configContributions,
  configModels,
  findPlugins,
  loadConfig,
  type LoadedConfig,
  loadPlugins,
  type PluginSpec,
} from '@binnacle/config'
import { BinnacleError, type JsonObject, type Kind } from '@binnacle/core'
import { type Container, contributionsOf, createContainer, type LooseContributions } from '@binnacle/core/host'
import { INSTALL_HINTS } from './install-hints.data.ts'
import { mergeSettings, type Options, type Settings } from './settings.ts'
import type { Terminal } from './terminal.ts'

/** What every command works with. */
export interface Session {
  readonly container: Container
  readonly settings: Settings
  readonly loaded: LoadedConfig
  readonly options: Options
  readonly terminal: Terminal
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
}

/** More that a command may bring along. */
export interface SessionExtras {
  readonly plugins?: readonly PluginSpec[]
  readonly mirrors?: readonly string[]
}

/**
 * Opens a session: config, plugins, registries.
 * @throws BinnacleError of the config; a broken plugin is kept in `container.problems`
 */
export async function openSession(options: Options, command: string, terminal: Terminal, extras: SessionExtras = {}): Promise<Session> {
  const { env } = process
  const cwd = process.cwd()
  const loaded = await loadConfig(cwd, options.config)
  const envFile = options.envFile ?? (loaded.config.envFile === undefined ? undefined : resolve(loaded.folder, loaded.config.envFile))
  if (envFile !== undefined) readEnvFile(resolve(cwd, envFile))
  const merged = mergeSettings(options, loaded, env, cwd, configModels(loaded.config))
  const settings = extras.mirrors === undefined ? merged : { ...merged, mirrors: [...extras.mirrors, ...merged.mirrors] }
  const plugins = await loadPlugins(pluginSpecs(options, loaded, command, cwd, extras))
  const loose: LooseContributions[] = []
  if (settings.localPath !== undefined) loose.push(await localContributions(settings.localPath))
  loose.push({ name: loaded.file ?? 'config', precedence: 2, contributions: configContributions(loaded.config) })
  const container = createContainer(plugins, loose, (message) => terminal.warn(message), hintFor)
  await container.hooks.call('setup', undefined)
  const { plugins: _plugins, ...plain } = loaded.config
  const config = await container.hooks.waterfall(
    'transformConfig',
    undefined,
    ({ plugin }) => terminal.note(`the plugin ${plugin} changed the config`),
    plain as JsonObject,
  )
  await container.hooks.call('configResolved', undefined, config)
  if (config === plain) return { container, settings, loaded, options, terminal, env, cwd }
  const changed = { ...loaded, config: config as LoadedConfig['config'] }
  return {
    container,
    settings: mergeSettings(options, changed, env, cwd, configModels(changed.config)),
    loaded: changed,
    options,
    terminal,
    env,
    cwd,
  }
}

function pluginSpecs(options: Options, loaded: LoadedConfig, command: string, cwd: string, extras: SessionExtras): readonly PluginSpec[] {
  const named = loaded.config.plugins?.map((plugin): PluginSpec => ({ plugin, from: loaded.folder }))
  const found = named ?? findPlugins(loaded.folder, command).map(({ name, from }): PluginSpec => ({ plugin: name, from }))
  return [
    { plugin: adapters, from: loaded.folder },
    ...found,
    ...(extras.plugins ?? []),
    ...(options.plugin ?? []).map((plugin): PluginSpec => ({ plugin, from: cwd })),
  ]
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
