import { createTerminal } from '../terminal.ts'
import { fromHelmSpellings } from '../helm-spellings.ts'
import { openSession, type SessionExtras } from '../open-session.ts'
import type { Options } from '../settings.ts'
import { plan } from './plan.ts'
import { runSession } from '../run-session.ts'

/** `binnacle run` */
export async function run(words: readonly string[], given: Options, command: string, extras: SessionExtras = {}): Promise<void> {
  const terminal = createTerminal(given)
  const options = fromHelmSpellings(given, terminal)
  if (options.dryRun === true) return plan(words, options, command)
  const session = await openSession(options, command, terminal, extras)
  await runSession(session, words)
}
