import type { Terminal } from './terminal.ts'

/** What Ctrl-C means: the first one drains, the second one stops. */
export interface Signals {
  readonly stopping: AbortSignal
  readonly hard: AbortSignal
  end(): void
}

/** Milliseconds between the second Ctrl-C and the end. */
const GRACE = 2_000

/** Listens for SIGINT and SIGTERM. */
export function watchSignals(terminal: Terminal): Signals {
  const stopping = new AbortController()
  const hard = new AbortController()
  const heard = () => {
    if (stopping.signal.aborted) {
      hard.abort()
      // What does not heed the stop, such as a plugin that is busy, is left: everything that is recorded is with the system.
      setTimeout(() => process.exit(130), GRACE).unref()
      return
    }
    terminal.note('Stopping: waiting for the answers under way. Ctrl-C again stops at once; nothing recorded is lost.')
    stopping.abort()
  }
  process.on('SIGINT', heard)
  process.on('SIGTERM', heard)
  return {
    stopping: stopping.signal,
    hard: hard.signal,
    end() {
      process.off('SIGINT', heard)
      process.off('SIGTERM', heard)
    },
  }
}
