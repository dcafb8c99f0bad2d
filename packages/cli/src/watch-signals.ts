import type { Terminal } from './terminal.ts'

/** What Ctrl-C means: the first one drains, the second one stops. */
export interface Signals {
  readonly stopping: AbortSignal
  readonly hard: AbortSignal
  end(): void
}

/** Listens for SIGINT and SIGTERM. */
export function watchSignals(terminal: Terminal): Signals {
  const stopping = new AbortController()
  const hard = new AbortController()
  const heard = () => {
    if (stopping.signal.aborted) return hard.abort()
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
