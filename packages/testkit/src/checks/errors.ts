import { BinnacleError } from '@binnacle/core'

export const noNetwork = (url: string) =>
  new BinnacleError({
    code: 'ERR_TESTKIT_NETWORK',
    message: `a check was asked for ${url}: checks have no network`,
    hint: 'Give the file inline (`files`) or a mirror (`mirror`).',
  })
