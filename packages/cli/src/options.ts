import { BinnacleError } from '@binnacle/core'
import type { SessionOptions } from '@binnacle/session'

/** The options of the command line, as commander gives them. Those that are not given are undefined. */
export interface Options extends SessionOptions {
  readonly json?: boolean
  readonly quiet?: boolean
  readonly debug?: boolean
  readonly color?: boolean
  readonly format?: string
  readonly dryRun?: boolean
  readonly skipCompletedRuns?: boolean
  readonly exitOnError?: boolean
}

/** A whole number above 0, for options. */
export function positiveInteger(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw badNumber(text, 'a whole number from 1')
  return value
}

/** A whole number, for options. */
export function integer(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value)) throw badNumber(text, 'a whole number')
  return value
}

/** A port, for options; 0 for a free one. */
export function port(text: string): number {
  const value = integer(text)
  if (value < 0 || value > 65_535) throw badNumber(text, 'a port from 0 to 65535')
  return value
}

/** A number of the command line. */
export function number(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw badNumber(text, 'a number')
  return value
}

/** A number above 0, for options. */
export function positiveNumber(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value > 0) || !Number.isFinite(value)) throw badNumber(text, 'a number above 0')
  return value
}

/** A week: no request takes longer. */
const MOST_SECONDS = 604_800

/** Seconds above 0, for options. */
export function seconds(text: string): number {
  const value = positiveNumber(text)
  if (value > MOST_SECONDS) throw badNumber(text, `a number of seconds up to ${MOST_SECONDS}, which is a week`)
  return value
}

const badNumber = (text: string, wanted: string) =>
  new BinnacleError({ code: 'ERR_OPTION_VALUE', message: `“${text}” is not ${wanted}`, hint: 'See the --help of the command.' })
