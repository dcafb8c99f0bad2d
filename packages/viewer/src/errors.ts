import { BinnacleError } from '@binnacle/core'

export const nothingToShow = (places: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_VIEWER_NOTHING',
    message: `there is nothing to show at ${places.join(', ')}`,
    hint: 'Give folders of runs: binnacle-out, a suite, one run, or what HELM wrote (benchmark_output/runs/SUITE).',
  })

export const outsideLink = (path: string) =>
  new BinnacleError({
    code: 'ERR_VIEWER_LINK',
    message: `${path} is a link that leads out of the folder that is shown`,
    hint: 'Give the folder that it leads to as a path of its own.',
  })

export const portTaken = (port: number, host: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_VIEWER_PORT',
    message: `port ${port} of ${host} cannot be opened`,
    hint: 'Leave --port away to take a free one.',
    cause,
  })

export const notEmpty = (folder: string) =>
  new BinnacleError({
    code: 'ERR_VIEWER_TARGET',
    message: `${folder} is there and is not an earlier export`,
    hint: 'Give a new or empty folder with --to DIR, or one that an export wrote.',
  })

export const tooManyFolders = (path: string, most: number) =>
  new BinnacleError({
    code: 'ERR_VIEWER_FOLDERS',
    message: `${path} holds more than ${most} folders; those beyond are not looked at`,
    hint: 'Give the folder of the runs itself.',
  })
