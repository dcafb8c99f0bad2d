import { fileURLToPath } from 'node:url'
import { BinnacleError, errorText } from '@binnacle/core'
import { formatError } from './format-error.ts'
import { sayable } from './terminal.ts'

const leftByPlugin = (who: string, code: string) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_EXIT',
    message: `${who} called process.exit(${code}): a plugin must not end the command`,
    hint: 'Throw an error instead: it is told with the name of the plugin, and what is recorded stays.',
    fate: 'run',
    exitCode: 4,
  })

const thrownLate = (who: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_LATE',
    message: `${who} threw an error where nothing waits for it, in a timer, an event or a promise that is not awaited: ${errorText(cause)}`,
    hint: 'Await what the plugin starts, and catch what may fail in it. What was answered is recorded; the same command goes on from there.',
    cause,
    exitCode: 4,
  })

/** Tells whose module a file is. */
type OwnerOf = (file: string) => { readonly file: string; readonly plugin: string | undefined } | undefined

/** Before a session is opened, nothing of a plugin is loaded. */
let ownerOf: OwnerOf = () => undefined

/** From here on faults are laid to the owners of modules. */
export function blameOwners(owner: OwnerOf): void {
  ownerOf = owner
}

let isGuarded = false

/**
 * Keeps plugins from ending the command unnamed: what they throw late is told with their names and ends it with exit code 4, and a
 * call of `process.exit` is thrown as an error where it is made. For the life of the process.
 */
export function guardProcess(isDebugging: () => boolean): void {
  if (isGuarded) return
  isGuarded = true
  const exit = process.exit.bind(process)
  process.exit = (code) => {
    const who = blame(new Error('exit').stack)
    if (who === undefined) return exit(code)
    throw leftByPlugin(who, code === undefined || code === null ? '' : String(code))
  }
  process.on('uncaughtException', (thrown: unknown) => {
    const who = blame((thrown as Error | undefined)?.stack)
    const error = who === undefined || isExit(thrown) ? thrown : thrownLate(who, thrown)
    process.stderr.write(`${sayable(formatError(error, isDebugging()))}\n`)
    if (who === undefined) process.stderr.write('It was thrown where nothing waits for it. Run again with --debug for the stack.\n')
    exit(4)
  })
}

const isExit = (thrown: unknown): boolean => (thrown as { readonly code?: unknown } | undefined)?.code === 'ERR_PLUGIN_EXIT'

const FRAME = /\(?((?:file:\/\/|\/|[A-Za-z]:\\)[^()\n]*?):\d+:\d+\)?$/

/** Whose module stands nearest to where an error was made: a plugin, or the config. */
function blame(stack: string | undefined): string | undefined {
  for (const line of (stack ?? '').split('\n')) {
    const place = FRAME.exec(line.trimEnd())?.[1]
    if (place === undefined) continue
    const entry = ownerOf(place.startsWith('file:') ? fileURLToPath(place) : place)
    if (entry !== undefined) return entry.plugin === undefined ? entry.file : `plugin ${entry.plugin} (${entry.file})`
  }
  return undefined
}
