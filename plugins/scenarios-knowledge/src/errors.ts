import { BinnacleError, nearest } from '@binnacle/core'

/** How many near names an error lists. */
const NEAR = 5

/**
 * A subject that neither MMLU nor the archive at hand has.
 * @param available the subjects of the archive
 */
export function unknownSubject(subject: string, available: readonly string[]): BinnacleError {
  const near = nearSubjects(subject, available)
  return new BinnacleError({
    code: 'ERR_SCENARIO_SUBJECT',
    message: `MMLU has no subject «${subject}».${near.length === 0 ? '' : ` Near ones: ${near.join(', ')}.`}`,
    hint: `The archive has ${available.length} subjects: ${available.join(', ')}.`,
    fate: 'run',
  })
}

/** A subject of MMLU that the archive at hand was cut off. */
export function subjectNotInArchive(subject: string, available: readonly string[]): BinnacleError {
  return new BinnacleError({
    code: 'ERR_SCENARIO_SUBJECT_MISSING',
    message: `«${subject}» is a subject of MMLU, but the archive at hand does not hold it: it has ${available.length} subjects.`,
    hint: `Take another mirror, or one of: ${available.join(', ')}.`,
    fate: 'run',
  })
}

/** The subjects nearest to a word, the nearest first; those that share a word with it count too. */
export function nearSubjects(subject: string, subjects: readonly string[]): readonly string[] {
  const words = subject
    .toLowerCase()
    .split(/[_\s-]+/)
    .filter((word) => word.length > 2)
  const near = new Set<string>()
  const rest = new Set(subjects)
  for (let found = nearest(subject, rest); found !== undefined && near.size < NEAR; found = nearest(subject, rest)) {
    near.add(found)
    rest.delete(found)
  }
  for (const candidate of rest) {
    if (near.size < NEAR && words.some((word) => candidate.split('_').includes(word))) near.add(candidate)
  }
  return [...near]
}
