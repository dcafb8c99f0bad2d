import type { BinnacleError, RunSpec } from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'

/** The event that tells of a fault which ends nothing: what, what to do, the code. */
export function faultNote(
  { name }: RunSpec,
  { message, hint, code }: Pick<BinnacleError, 'message' | 'hint' | 'code'>,
): Extract<RunEvent, { type: 'fault' }> {
  return { type: 'fault', run: name, code, message, ...(hint === undefined ? {} : { hint }) }
}
