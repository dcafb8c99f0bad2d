import { nearNames } from '@binnacle/adapters'
import { BinnacleError } from '@binnacle/core'

/** A subject that CMMLU does not have, found out when its rows could not be had. */
export function unknownSubject(subject: string, subjects: readonly string[], cause: unknown): BinnacleError {
  const near = nearNames(subject, subjects)
  return new BinnacleError({
    code: 'ERR_SCENARIO_SUBJECT',
    message: `CMMLU has no subject «${subject}».${near.length === 0 ? '' : ` Near ones: ${near.join(', ')}.`}`,
    hint: `Its subjects: ${subjects.join(', ')}.`,
    cause,
    fate: 'run',
  })
}
