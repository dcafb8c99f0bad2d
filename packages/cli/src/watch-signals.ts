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
  let leaving: NodeJS.Timeout | undefined
  const heard = () => {
    if (stopping.signal.aborted) {
      hard.abort()
      // What does not heed the stop, such as a plugin that is busy, is left: everything that is recorded is with the system.
      leaving ??= setTimeout(() => process.exit(130), GRACE)
      return
    }
    terminal.note('Stopping: waiting for the answers under way. Ctrl-C again stops at once; nothing recorded is lost.')
    stopping.abort()
  }
  // Where an older Node started this process, it hands its Ctrl-C on as a message, and a terminal sends the signal to both: what
  // came twice counts once.
  let [own, handedOn, counted] = [0, 0, 0]
  const count = () => {
    if (Math.max(own, handedOn) === counted) return
    counted++
    heard()
  }
  const interrupted = () => {
    own++
    count()
  }
  const told = (message: unknown) => {
    if (message !== 'SIGINT') return
    handedOn++
    count()
  }
  process.on('SIGINT', interrupted)
  process.on('SIGTERM', heard)
  process.on('message', told)
  return {
    stopping: stopping.signal,
    hard: hard.signal,
    end() {
      clearTimeout(leaving)
      process.off('SIGINT', interrupted)
      process.off('SIGTERM', heard)
      process.off('message', told)
    },
  }
}
