import { entryOf } from '@binnacle/config'
import { openSession, type Session, type SessionExtras } from '@binnacle/session/open'
import { blameOwners } from './guard-process.ts'
import { fromHelmSpellings } from './helm-spellings.ts'
import type { Options } from './options.ts'
import type { Terminal } from './terminal.ts'

/** What every command works with: a session, and the terminal that it speaks to. */
export interface CommandSession extends Session {
  readonly options: Options
  readonly terminal: Terminal
  /** The path by which the command was started. */
  readonly command: string
}

/**
 * Opens a session, works with it, and closes the plugins whatever happens.
 * @throws BinnacleError of the config and of hooks; a broken plugin is kept in `container.problems`
 */
export async function withSession(
  given: Options,
  command: string,
  terminal: Terminal,
  work: (session: CommandSession) => Promise<void> | void,
  extras: SessionExtras = {},
): Promise<void> {
  blameOwners(entryOf)
  const options = fromHelmSpellings(given)
  const session = await openSession({ options, said: terminal, command, extras })
  try {
    await work({ ...session, options, terminal, command })
  } finally {
    await session.close()
  }
}
