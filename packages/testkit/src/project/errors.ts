import { BinnacleError } from '@binnacle/core'

export const commandMissing = (looked: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_PROJECT_COMMAND',
    message: `there is no command binnacle; looked for ${looked.slice(0, 3).join(', ')}${looked.length > 3 ? ' and upwards' : ''}`,
    hint: 'Install it: npm install -D binnacle. Or name its path (option command).',
  })

export const fileOutside = (name: string) =>
  new BinnacleError({
    code: 'ERR_PROJECT_FILE',
    message: `the file ${JSON.stringify(name)} would lie outside of the project's folder`,
    hint: 'Name files by paths inside the project.',
  })
