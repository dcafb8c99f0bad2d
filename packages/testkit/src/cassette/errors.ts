import { BinnacleError } from '@binnacle/core'

export const cassetteMissing = (file: string) =>
  new BinnacleError({
    code: 'ERR_CASSETTE_MISSING',
    message: `there is no cassette ${file}`,
    hint: 'Record it once, with the key in the environment: BINNACLE_CASSETTE=record before the command of your tests.',
  })

export const cassetteBroken = (file: string, why: string, cause?: unknown) =>
  new BinnacleError({
    code: 'ERR_CASSETTE_BROKEN',
    message: `the cassette ${file} cannot be read: ${why}`,
    hint: 'Delete the file and record it again.',
    cause,
  })

export const notRecorded = (file: string, asked: string, difference: string) =>
  new BinnacleError({
    code: 'ERR_CASSETTE_MISS',
    message: `the cassette ${file} has no answer to ${asked}; ${difference}`,
    hint: 'Record it again where the request has changed on purpose: BINNACLE_CASSETTE=record before the command of your tests.',
    fate: 'run',
  })

export const cassetteStale = (file: string, why: string) =>
  new BinnacleError({
    code: 'ERR_CASSETTE_STALE',
    message: `the cassette ${file} is stale: ${why}`,
    hint: 'Record it again: BINNACLE_CASSETTE=record before the command of your tests.',
    fate: 'session',
  })

export const secretLeft = (file: string) =>
  new BinnacleError({
    code: 'ERR_CASSETTE_SECRET',
    message: `what would be written to the cassette ${file} holds a secret; nothing was written`,
    hint: 'Name the header or field that it stands in (options redactHeaders, redactFields).',
    exitCode: 4,
  })
