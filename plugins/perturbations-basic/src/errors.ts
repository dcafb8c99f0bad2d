import { BinnacleError } from '@binnacle/core'

export const badTable = (perturbation: string, why: string) =>
  new BinnacleError({
    code: 'ERR_PERTURBATION_TABLE',
    message: `perturbation ${perturbation}: its table cannot be used: ${why}`,
    hint: 'Look at the file that the options or the mirror name.',
    fate: 'run',
  })
