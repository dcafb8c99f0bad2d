import { BinnacleError, nearest } from '@binnacle/core'

/** How many near names an error lists. */
const NEAR = 5

/** A subject that CMMLU does not have, found out when its rows could not be had. */
export function unknownSubject(subject: string, subjects: readonly string[], cause: unknown): BinnacleError {
  const near = nearSubjects(subject, subjects)
  return new BinnacleError({
    code: 'ERR_SCENARIO_SUBJECT',
    message: `CMMLU has no subject «${subject}».${near.length === 0 ? '' : ` Near ones: ${near.join(', ')}.`}`,
    hint: `Its subjects: ${subjects.join(', ')}.`,
    cause,
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
