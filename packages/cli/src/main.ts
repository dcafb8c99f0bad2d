import { errorText, isBinnacleError } from '@binnacle/core'
import { createProgram } from './program.ts'
import { formatError } from './format-error.ts'

/**
 * Runs the command and sets the exit code: 0 done, 1 a check failed, 2 the user's input is wrong, 3 a model or the network
 * failed for good, 4 our fault, 130 stopped.
 * @param argv what follows the command's name
 * @param command the path by which it was started: its project's plugins are found from there
 */
export async function main(argv: readonly string[], command: string): Promise<void> {
  const debug = argv.includes('--debug')
  // A pipe that is closed early (`| head`) ends the command quietly.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
  })
  try {
    await createProgram(command).parseAsync([...argv], { from: 'user' })
  } catch (thrown) {
    const usage = thrown as { readonly code?: string; readonly exitCode?: number }
    if (typeof usage.code === 'string' && usage.code.startsWith('commander.')) {
      process.exitCode = usage.exitCode === 0 ? 0 : 2
      return
    }
    process.stderr.write(`${formatError(thrown, debug)}\n`)
    process.exitCode = isBinnacleError(thrown) ? thrown.exitCode : 4
    if (!isBinnacleError(thrown) && !debug)
      process.stderr.write(`This is a fault of Binnacle's own (${errorText(thrown)}). Run again with --debug for the stack.\n`)
  }
}
