import { createTerminal } from '../terminal.ts'
import { explainHelmOptions } from '../helm-spellings.ts'
import type { SessionExtras } from '@binnacle/session'
import { withSession } from '../command-session.ts'
import type { Options } from '../options.ts'
import { plan } from './plan.ts'
import { runSession } from '../run-session.ts'

/** `binnacle run` */
export async function run(words: readonly string[], given: Options, command: string, extras: SessionExtras = {}): Promise<void> {
  const terminal = createTerminal(given)
  explainHelmOptions(given, terminal)
  if (given.dryRun === true) return plan(words, given, command, extras)
  await withSession(given, command, terminal, (session) => runSession(session, words), extras)
}
