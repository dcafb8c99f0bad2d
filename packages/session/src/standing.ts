import type { RunSpec } from '@binnacle/core'
import { isFinished, locateRun, type RunRecord, unlessBroken } from '@binnacle/records'
import { type Moved, movedSince } from './moved-since.ts'
import type { Session } from './open-session.ts'

/** How a run stands that is to be carried out. */
export interface Standing {
  readonly path: string
  /** Whether it goes beside a run with other settings. */
  readonly beside: boolean
  readonly isFinished: boolean
  /** What its numbers rest on and is not what it was when the run was begun. */
  readonly moved: readonly Moved[]
}

/**
 * Finds out whether a run is finished, and whether its numbers, or what is recorded of it, still stand.
 * @param version that of the command
 * @throws BinnacleError `ERR_RECORD_DAMAGED`, `ERR_RECORD_FORMAT`
 */
export async function standingOf(session: Session, spec: RunSpec, answers: RunRecord['answers'], version: string): Promise<Standing> {
  const { settings } = session
  const { path, beside } = locateRun({ out: settings.out, suite: settings.suite, spec, answers })
  const record = unlessBroken(path)?.record
  return {
    path,
    beside,
    isFinished: isFinished(path, spec),
    moved: record === undefined ? [] : await movedSince(session, spec, record, version),
  }
}

/** Whether the numbers that are recorded are those that the run would have now. */
export const stands = ({ isFinished: ended, moved }: Standing): boolean => ended && moved.length === 0
