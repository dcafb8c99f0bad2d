import { BinnacleError, errorText, isBinnacleError } from '@binnacle/core'
import { formatError } from './format-error.ts'
import { createProgram } from './program.ts'
import { sayable } from './terminal.ts'

/** The exit code of a program whose reader went away, as shells give it. */
const UNREAD = 141

/** Runs the command, in whatever process, and sets the exit code. Nothing is thrown. */
export async function runCommand(argv: readonly string[], command: string): Promise<void> {
  const debug = argv.includes('--debug')
  if (!process.stdout.listeners('error').includes(outputFailed)) process.stdout.on('error', outputFailed)
  try {
    // The name of a command stands among the words in which it is asked for; `help` may mean any.
    const isAsked = (name: string): boolean => argv.includes(name) || argv.includes('help')
    await createProgram(command, isAsked).parseAsync([...argv], { from: 'user' })
  } catch (thrown) {
    const usage = thrown as { readonly code?: string; readonly exitCode?: number }
    if (typeof usage.code === 'string' && usage.code.startsWith('commander.')) {
      process.exitCode = usage.exitCode === 0 ? 0 : 2
      return
    }
    const error = isSystemError(thrown) ? refusedBySystem(thrown) : thrown
    say(formatError(error, debug))
    process.exitCode = isBinnacleError(error) ? error.exitCode : 4
    if (!isBinnacleError(error) && !debug)
      say(`This is a fault of Binnacle's own (${errorText(error)}). Run again with --debug for the stack.`)
  }
}

const say = (text: string): void => void process.stderr.write(`${sayable(text)}\n`)

let hasFailed = false

/** What was printed did not arrive: the exit code says so, whatever the command says of its work. */
function outputFailed(error: NodeJS.ErrnoException): void {
  if (hasFailed) return
  hasFailed = true
  const code = error.code === 'EPIPE' ? UNREAD : 2
  process.exitCode = code
  process.once('exit', () => (process.exitCode = code))
  // A pipe that is closed early (`| head`) is no news to whoever closed it.
  if (code !== UNREAD) say(formatError(outputRefused(error)))
}

const outputRefused = (cause: NodeJS.ErrnoException) =>
  new BinnacleError({
    code: 'ERR_OUTPUT',
    message: `standard output takes nothing more: ${cause.message}`,
    hint: 'Send it elsewhere; what is recorded stays, and `binnacle show` prints it again.',
    cause,
  })

/** What a file system says of what it is asked for. */
const REFUSALS =
  'EACCES EBUSY EDQUOT EEXIST EFBIG EIO EISDIR ELOOP EMFILE ENAMETOOLONG ENFILE ENODEV ENOENT ENOSPC ENOTDIR ENOTEMPTY ENXIO EPERM EROFS EXDEV'

/** Whether the file system said no: a file for a folder, no rights, no room. */
function isSystemError(thrown: unknown): thrown is NodeJS.ErrnoException {
  const { code, syscall } = thrown as Partial<NodeJS.ErrnoException>
  return thrown instanceof Error && !isBinnacleError(thrown) && syscall !== undefined && REFUSALS.split(' ').includes(code ?? '')
}

const refusedBySystem = (cause: NodeJS.ErrnoException) =>
  new BinnacleError({
    code: 'ERR_FILE_SYSTEM',
    message: `the file system refuses${cause.path === undefined ? '' : ` ${cause.path}`}: ${cause.message}`,
    hint: 'Look at the path and its permissions: whether it is a file or a folder, and who may read and write it.',
    cause,
  })
