import { errorText, isBinnacleError } from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import type { Budget } from '@binnacle/engine'
import { type RunProgress, writeProgress } from '@binnacle/records'

/** Milliseconds between beats. */
const BEAT = 2_000

/** Follows a run and says in its folder how far it is. */
export interface ProgressFollower {
  /** Takes note of an event. */
  event(event: RunEvent): void
  /** Writes the last state. */
  end(error?: unknown): void
}

/** Begins to follow a run. A beat that cannot be written (a full disk) is left out: the run itself says so. */
export function followProgress(folder: string, run: string, budget: Pick<Budget, 'usd' | 'tokens'>): ProgressFollower {
  const started = new Date().toISOString()
  const [usdBefore, tokensBefore] = [budget.usd, budget.tokens]
  let planned: number | undefined
  let [done, recorded, failed] = [0, 0, 0]
  let outcomes: RunProgress['outcomes']

  function write(state: RunProgress['state'], error?: RunProgress['error']): void {
    try {
      writeProgress(folder, {
        run,
        state,
        ...(planned === undefined ? {} : { planned }),
        done,
        recorded,
        failed,
        ...(outcomes === undefined ? {} : { outcomes }),
        usd: budget.usd - usdBefore,
        tokens: budget.tokens - tokensBefore,
        started,
        beat: new Date().toISOString(),
        ...(error === undefined ? {} : { error }),
      })
    } catch {
      // Nothing rests on it.
    }
  }

  write('running')
  const timer = setInterval(() => write('running'), BEAT).unref()
  return {
    event(event) {
      if (event.type === 'planned') planned = event.requests
      else if (event.type === 'answered') {
        done++
        if (event.fromRecord) recorded++
      } else if (event.type === 'failed') {
        done++
        failed++
      } else if (event.type === 'runFinished') ({ outcomes } = event)
    },
    end(error) {
      clearInterval(timer)
      if (error === undefined) return write('finished')
      const code = isBinnacleError(error) ? error.code : 'ERR_INTERNAL'
      write(code === 'ERR_RUN_STOPPED' ? 'stopped' : 'failed', { code, message: errorText(error) })
    },
  }
}
