import type { RunProgress } from '@binnacle/records'
import type { RunState } from '../model/documents.ts'

/** Milliseconds without a beat after which a run counts as dead: it writes one every two seconds. */
const SILENCE = 15_000

/** How far a run is, by what its folder says. */
export function runState(isFinished: boolean, progress: RunProgress | undefined, now: number): RunState {
  if (isFinished) return 'finished'
  if (progress === undefined) return 'unfinished'
  if (progress.state === 'running') return now - Date.parse(progress.beat) > SILENCE ? 'died' : 'running'
  // Finished without a manifest: no number can be vouched for.
  return progress.state === 'finished' ? 'unfinished' : progress.state
}
