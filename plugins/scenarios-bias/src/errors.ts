import { BinnacleError, didYouMean } from '@binnacle/core'

/** A subject that BBQ does not have. */
export function unknownSubject(subject: string, categories: readonly string[]): BinnacleError {
  return new BinnacleError({
    code: 'ERR_SCENARIO_SUBJECT',
    message: `BBQ has no category “${subject}”.${didYouMean(subject, categories)}`,
    hint: `Take one of: all, ${categories.join(', ')}.`,
    fate: 'run',
  })
}
