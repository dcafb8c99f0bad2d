import { mayHaveHooks } from '@binnacle/config'
import { BinnacleError, isBinnacleError } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'

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

/** The faults of plugins, each once, with their places. */
export function pluginProblems({ plugins, problems }: Container): readonly BinnacleError[] {
  return problems.map((problem) => placed(problem, plugins.find(({ error }) => error === problem)!.origin))
}

/** The error with the place of the plugin, where its message does not name it. */
function placed(error: BinnacleError, origin: string): BinnacleError {
  if (error.message.includes(origin)) return error
  const { code, message, hint, cause, fate, exitCode } = error
  return new BinnacleError({ code, message: `${message} (${origin})`, cause, fate, exitCode, ...(hint === undefined ? {} : { hint }) })
}
