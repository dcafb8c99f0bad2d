import { nearNames } from '@binnacle/adapters'
import { BinnacleError } from '@binnacle/core'

/**
 * A subject, language or other part that a data set does not have.
 * @param cause what was said where its rows could not be had
 */
export function unknownName(dataset: string, what: string, name: string, known: Iterable<string>, cause?: unknown): BinnacleError {
  const names = [...known]
  const near = nearNames(name, names)
  return new BinnacleError({
    code: 'ERR_SCENARIO_SUBJECT',
    message: `${dataset} has no ${what} “${name}”.${near.length === 0 ? '' : ` Near ones: ${near.join(', ')}.`}`,
    hint: names.length === 0 ? 'Nothing of it is at hand: take another mirror.' : `There are ${names.join(', ')}.`,
    fate: 'run',
    ...(cause === undefined ? {} : { cause }),
  })
}
