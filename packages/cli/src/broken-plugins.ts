import { pluginProblems } from '@binnacle/session/open'
import type { Container } from '@binnacle/core/host'
import type { CommandSession } from './command-session.ts'
import { formatError } from './format-error.ts'

/** Names the plugins that did not load and are not needed. */
export function tellProblems({ container, terminal, options }: CommandSession): void {
  for (const text of problemTexts(container, options.debug)) terminal.warn(`a plugin is left out:\n${text}`)
}

/** The faults of plugins, each once, as people see them. */
export function problemTexts(container: Container, debug = false): readonly string[] {
  return pluginProblems(container).map((problem) => formatError(problem, debug))
}

/** What was asked is done, but something is to be mended: the exit code says so, unless it says worse already. */
export function exitWithProblems({ container }: CommandSession): void {
  if (container.problems.length > 0) process.exitCode ??= 2
}
