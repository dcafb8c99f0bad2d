import { delimiter, resolve } from 'node:path'
import { BinnacleError } from '@binnacle/core'
import type { LoadedConfig } from '@binnacle/config'

/** The options of the command line, as commander gives them. Those that are not given are undefined. */
export interface Options {
  readonly config?: string
  readonly plugin?: readonly string[]
  readonly localPath?: string
  readonly suite?: string
  readonly out?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly debug?: boolean
  readonly color?: boolean
  readonly conf?: readonly string[]
  readonly model?: readonly string[]
  readonly groupsToRun?: readonly string[]
  readonly priority?: number
  readonly maxEvalInstances?: number
  readonly numTrainTrials?: number
  readonly mirror?: readonly string[]
  readonly concurrency?: number
  readonly timeout?: number
  readonly attempts?: number
  readonly budgetUsd?: number
  readonly budgetTokens?: number
  readonly yes?: boolean
  readonly envFile?: string
  readonly offline?: boolean
  readonly badRows?: 'fail' | 'skip'
  readonly replay?: readonly string[]
  readonly failOn?: string
  readonly format?: string
  readonly runEntries?: readonly string[]
  readonly dryRun?: boolean
  readonly skipCompletedRuns?: boolean
  readonly exitOnError?: boolean
}

/** The settings of a session: the command line, else the config, else the default. Paths are absolute. */
export interface Settings {
  readonly suite: string
  readonly out: string
  readonly localPath: string | undefined
  readonly models: readonly string[]
  readonly groupsToRun: readonly string[] | undefined
  readonly priority: number | undefined
  readonly maxEvalInstances: number | undefined
  readonly numTrainTrials: number | undefined
  readonly mirrors: readonly string[]
  readonly concurrency: number
  readonly timeout: number
  readonly attempts: number
  readonly budget: { readonly usd?: number; readonly tokens?: number }
  readonly yes: boolean
  readonly offline: boolean
  readonly badRows: 'fail' | 'skip'
  readonly replay: readonly string[]
  readonly failOn: string | undefined
  readonly cacheFolder: string
  readonly conf: readonly string[]
}

/** Merges the command line and the config. */
export function mergeSettings(
  options: Options,
  loaded: LoadedConfig,
  env: NodeJS.ProcessEnv,
  cwd: string,
  models: readonly string[],
): Settings {
  const { config, folder } = loaded
  const here = (path: string) => resolve(cwd, path)
  const inConfig = (path: string) => resolve(folder, path)
  const usd = options.budgetUsd ?? config.budget?.usd
  const tokens = options.budgetTokens ?? config.budget?.tokens
  const mirrors =
    options.mirror?.map(here) ??
    (env['BINNACLE_MIRROR'] === undefined
      ? config.mirror?.map(inConfig)
      : env['BINNACLE_MIRROR']
          .split(delimiter)
          .filter((path) => path !== '')
          .map(here))
  const cache = config.cache?.dir === undefined ? env['BINNACLE_CACHE'] : inConfig(config.cache.dir)
  const localPath =
    options.localPath === undefined ? (config.localPath === undefined ? undefined : inConfig(config.localPath)) : here(options.localPath)
  return {
    suite: options.suite ?? config.suite ?? 'default',
    out: options.out === undefined ? (config.out === undefined ? here('binnacle-out') : inConfig(config.out)) : here(options.out),
    localPath,
    models: options.model ?? models,
    groupsToRun: options.groupsToRun ?? config.groupsToRun,
    priority: options.priority ?? config.priority,
    maxEvalInstances: options.maxEvalInstances ?? config.maxEvalInstances,
    numTrainTrials: options.numTrainTrials ?? config.numTrainTrials,
    mirrors: mirrors ?? [],
    concurrency: options.concurrency ?? config.concurrency ?? 32,
    timeout: options.timeout ?? config.timeout ?? 120,
    attempts: options.attempts ?? config.attempts ?? 5,
    budget: { ...(usd === undefined ? {} : { usd }), ...(tokens === undefined ? {} : { tokens }) },
    yes: options.yes ?? config.yes ?? false,
    offline: options.offline ?? config.offline ?? false,
    badRows: options.badRows ?? config.badRows ?? 'fail',
    replay: options.replay?.map(here) ?? config.replay?.map(inConfig) ?? [],
    failOn: options.failOn ?? config.failOn,
    cacheFolder: here(cache ?? defaultCache(env)),
    conf: options.conf?.map(here) ?? config.conf?.map(inConfig) ?? [],
  }
}

function defaultCache(env: NodeJS.ProcessEnv): string {
  const base = env['XDG_CACHE_HOME'] ?? env['LOCALAPPDATA'] ?? (env['HOME'] === undefined ? undefined : `${env['HOME']}/.cache`)
  return base === undefined ? '.binnacle/cache' : `${base}/binnacle`
}

/** A whole number above 0, for options. */
export function positiveInteger(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw badNumber(text, 'a whole number from 1')
  return value
}

/** A whole number, for options. */
export function integer(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value)) throw badNumber(text, 'a whole number')
  return value
}

/** A number of the command line. */
export function number(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw badNumber(text, 'a number')
  return value
}

/** A number above 0, for options. */
export function positiveNumber(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value > 0)) throw badNumber(text, 'a number above 0')
  return value
}

const badNumber = (text: string, wanted: string) =>
  new BinnacleError({ code: 'ERR_OPTION_VALUE', message: `«${text}» is not ${wanted}`, hint: 'See the --help of the command.' })
