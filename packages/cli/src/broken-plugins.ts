import { mayHaveHooks } from '@binnacle/config'
import { BinnacleError, isBinnacleError } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { formatError } from './format-error.ts'
import type { Session } from './open-session.ts'

/**
 * Refuses to go on where a plugin that did not load may have hooks: what a hook would have changed or kept back must not be sent.
 * @throws BinnacleError the fault of that plugin
 */
export function refuseWithoutHooks({ plugins }: Container): void {
  for (const { error, origin } of plugins) {
    if (error !== undefined && error.code !== 'ERR_PLUGIN_OUTSIDE' && (error.code === 'ERR_PLUGIN_HOOK' || mayHaveHooks(origin)))
      throw placed(error, origin)
  }
}

/**
 * Does work that resolves names. Where a name is not known and a plugin did not load, the plugin's fault comes first: it may be
 * what brings the name.
 */
export async function withProblems<T>({ plugins }: Container, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    const broken = plugins.find(({ error }) => error !== undefined)
    if (broken !== undefined && isBinnacleError(thrown) && thrown.code.endsWith('_UNKNOWN')) throw placed(broken.error!, broken.origin)
    throw thrown
  }
}

/** Names the plugins that did not load and are not needed. */
export function tellProblems({ container, terminal, options }: Session): void {
  for (const text of problemTexts(container, options.debug)) terminal.warn(`a plugin is left out:\n${text}`)
}

/** The faults of plugins, each once, as people see them. */
export function problemTexts({ plugins, problems }: Container, debug = false): readonly string[] {
  return problems.map((problem) => formatError(placed(problem, plugins.find(({ error }) => error === problem)!.origin), debug))
}

/** The error with the place of the plugin, where its message does not name it. */
function placed(error: BinnacleError, origin: string): BinnacleError {
  if (error.message.includes(origin)) return error
  const { code, message, hint, cause, fate, exitCode } = error
  return new BinnacleError({ code, message: `${message} (${origin})`, cause, fate, exitCode, ...(hint === undefined ? {} : { hint }) })
}

/** What was asked is done, but something is to be mended: the exit code says so, unless it says worse already. */
export function exitWithProblems({ container }: Session): void {
  if (container.problems.length > 0) process.exitCode ??= 2
}
