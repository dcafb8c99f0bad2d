import type { Options } from './options.ts'
import type { Terminal } from './terminal.ts'

/** The options that `helm-run` spells otherwise. */
interface HelmOptions {
  readonly outputPath?: string
  readonly plugins?: readonly string[]
  readonly confPaths?: readonly string[]
  readonly modelsToRun?: readonly string[]
  readonly numThreads?: number
}

/** Takes HELM's spellings for ours. */
export function fromHelmSpellings(options: Options & HelmOptions): Options {
  const { outputPath, plugins, confPaths, modelsToRun, numThreads, ...rest } = options
  return {
    ...rest,
    ...(outputPath === undefined ? {} : { out: outputPath }),
    ...(plugins === undefined ? {} : { plugin: [...(rest.plugin ?? []), ...plugins] }),
    ...(confPaths === undefined ? {} : { conf: [...(rest.conf ?? []), ...confPaths] }),
    ...(modelsToRun === undefined ? {} : { model: modelsToRun }),
    ...(numThreads === undefined ? {} : { concurrency: numThreads }),
  }
}

/** Says what HELM's options do that Binnacle does anyway. */
export function explainHelmOptions(options: Options, terminal: Terminal): void {
  if (options.skipCompletedRuns === true) terminal.note('--skip-completed-runs: a finished run is never asked again anyway')
  if (options.exitOnError === true) terminal.note('--exit-on-error: a failed run does not end the session; the exit code tells of it')
}
