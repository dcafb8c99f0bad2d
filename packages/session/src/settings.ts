import { delimiter, resolve } from 'node:path'
import type { LoadedConfig } from '@binnacle/config'

/** What is asked of a session beside its config. What is absent is as the config has it. Paths are relative to `cwd`. */
export interface SessionOptions {
  /** The config's file, instead of looking for one. */
  readonly config?: string
  /** More plugins: packages or paths. */
  readonly plugin?: readonly string[]
  readonly localPath?: string
  readonly suite?: string
  readonly out?: string
  readonly conf?: readonly string[]
  /** Only these models. */
  readonly model?: readonly string[]
  readonly groupsToRun?: readonly string[]
  readonly priority?: number
  readonly maxEvalInstances?: number
  readonly numTrainTrials?: number
  readonly mirror?: readonly string[]
  readonly concurrency?: number
  /** Seconds for one call. */
  readonly timeout?: number
  readonly attempts?: number
  readonly budgetUsd?: number
  readonly budgetTokens?: number
  readonly yes?: boolean
  readonly strict?: boolean
  readonly envFile?: string
  readonly offline?: boolean
  readonly badRows?: 'fail' | 'skip'
  readonly replay?: readonly string[]
  readonly failOn?: string
  readonly runEntries?: readonly string[]
}

/** The settings of a session: what is asked of it, else the config, else the default. Paths are absolute. */
export interface Settings {
  readonly suite: string
  readonly out: string
  readonly localPath: string | undefined
  readonly models: readonly string[]
  /** Only runs of these; the others are left out. */
  readonly onlyModels: readonly string[] | undefined
  readonly groupsToRun: readonly string[] | undefined
  readonly priority: number | undefined
  readonly maxEvalInstances: number | undefined
  readonly numTrainTrials: number | undefined
  readonly mirrors: readonly string[]
  readonly concurrency: number
  readonly timeout: number
  readonly attempts: number
  /** What replies, requests and waits may be at most; what is absent is as by default. */
  readonly limits: NonNullable<LoadedConfig['config']['limits']>
  readonly budget: { readonly usd?: number; readonly tokens?: number }
  readonly yes: boolean
  /** Whether an entry of a conf file that cannot run here is an error. */
  readonly strict: boolean
  readonly offline: boolean
  readonly badRows: 'fail' | 'skip'
  readonly replay: readonly string[]
  readonly failOn: string | undefined
  readonly cacheFolder: string
  readonly conf: readonly string[]
  /** Whether `conf` was asked for, and is not the config's. */
  readonly isConfGiven: boolean
  readonly runEntries: readonly string[]
}

/** Merges what is asked of the session and the config. */
export function mergeSettings(
  options: SessionOptions,
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
    onlyModels: options.model,
    groupsToRun: options.groupsToRun ?? config.groupsToRun,
    priority: options.priority ?? config.priority,
    maxEvalInstances: options.maxEvalInstances ?? config.maxEvalInstances,
    numTrainTrials: options.numTrainTrials ?? config.numTrainTrials,
    mirrors: mirrors ?? [],
    concurrency: options.concurrency ?? config.concurrency ?? 32,
    timeout: options.timeout ?? config.timeout ?? 120,
    attempts: options.attempts ?? config.attempts ?? 5,
    limits: config.limits ?? {},
    budget: { ...(usd === undefined ? {} : { usd }), ...(tokens === undefined ? {} : { tokens }) },
    yes: options.yes ?? config.yes ?? false,
    strict: options.strict ?? false,
    offline: options.offline ?? config.offline ?? false,
    badRows: options.badRows ?? config.badRows ?? 'fail',
    replay: options.replay?.map(here) ?? config.replay?.map(inConfig) ?? [],
    failOn: options.failOn ?? config.failOn,
    cacheFolder: here(cache ?? defaultCache(env)),
    conf: options.conf?.map(here) ?? config.conf?.map(inConfig) ?? [],
    isConfGiven: options.conf !== undefined,
    runEntries: options.runEntries ?? [],
  }
}

function defaultCache(env: NodeJS.ProcessEnv): string {
  const base = env['XDG_CACHE_HOME'] ?? env['LOCALAPPDATA'] ?? (env['HOME'] === undefined ? undefined : `${env['HOME']}/.cache`)
  return base === undefined ? '.binnacle/cache' : `${base}/binnacle`
}
