import { nearNames } from '@binnacle/adapters'
import { BinnacleError } from '@binnacle/core'

/**
 * A subject that neither MMLU nor the archive at hand has.
 * @param available the subjects of the archive
 */
export function unknownSubject(subject: string, available: readonly string[]): BinnacleError {
  const near = nearNames(subject, available)
  return new BinnacleError({
    code: 'ERR_SCENARIO_SUBJECT',
    message: `MMLU has no subject “${subject}”.${near.length === 0 ? '' : ` Near ones: ${near.join(', ')}.`}`,
    hint: `The archive has ${available.length} subjects: ${available.join(', ')}.`,
    fate: 'run',
  })
}

/** A subject of MMLU that the archive at hand was cut off. */
export function subjectNotInArchive(subject: string, available: readonly string[]): BinnacleError {
  return new BinnacleError({
    code: 'ERR_SCENARIO_SUBJECT_MISSING',
    message: `“${subject}” is a subject of MMLU, but the archive at hand does not hold it: it has ${available.length} subjects.`,
    hint: `Take another mirror, or one of: ${available.join(', ')}.`,
    fate: 'run',
  })
}
