import { BinnacleError, errorText } from '@binnacle/core'

export const runUnread = (file: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_READER_FILE',
    message: `${file} cannot be read: ${errorText(cause)}`,
    hint: 'Copy the run again from where it was made; `binnacle show` says what is damaged.',
    cause,
  })

export const notARunPlace = (place: string) =>
  new BinnacleError({
    code: 'ERR_READER_NOT_A_RUN',
    message: `${place} holds no run: there is neither run.json nor scenario_state.json`,
    hint: 'Give the folder of one run, ours or one that HELM wrote.',
  })

export const newerRun = (place: string, format: number, known: number) =>
  new BinnacleError({
    code: 'ERR_READER_FORMAT',
    message: `${place} is of format ${format}; formats up to ${known} can be read`,
    hint: 'It was written by a newer version: update this one.',
  })

export const tooLarge = (file: string, most: number) =>
  new BinnacleError({
    code: 'ERR_READER_TOO_LARGE',
    message: `${file} holds more than ${Math.round(most / (1 << 20))} MB of text, which is read whole`,
    hint: 'Bring the run into run folders of Binnacle, which are read piece by piece.',
  })
