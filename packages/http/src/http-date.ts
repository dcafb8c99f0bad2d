const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(${MONTHS.join('|')})`
const TIME = '(\\d\\d):(\\d\\d):(\\d\\d)'

/** The three forms of a date in HTTP (RFC 9110, 5.6.7): today's, that of RFC 850, and that of C's `asctime`. */
const TODAY = new RegExp(`^(?:mon|tue|wed|thu|fri|sat|sun), (\\d\\d) ${MONTH} (\\d{4}) ${TIME} gmt$`, 'i')
const RFC_850 = new RegExp(`^(?:mon|tues|wednes|thurs|fri|satur|sun)day, (\\d\\d)-${MONTH}-(\\d\\d) ${TIME} gmt$`, 'i')
const ASCTIME = new RegExp(`^(?:mon|tue|wed|thu|fri|sat|sun) ${MONTH} ([ \\d]\\d) ${TIME} (\\d{4})$`, 'i')

/** A time in the form of RFC 3339: `2026-03-01T12:00:10Z`. */
const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/i

/**
 * Reads a date of HTTP by its grammar alone.
 * @param now milliseconds since 1970, by which years of two digits are understood
 * @returns milliseconds since 1970; undefined where it is none
 */
export function parseHttpDate(text: string, now: number = Date.now()): number | undefined {
  const today = TODAY.exec(text)
  if (today !== null) return timeOf(Number(today[3]), monthOf(today[2]!), Number(today[1]), today.slice(4))
  const old = RFC_850.exec(text)
  if (old !== null) return timeOf(fullYear(Number(old[3]), now), monthOf(old[2]!), Number(old[1]), old.slice(4))
  const ancient = ASCTIME.exec(text)
  if (ancient !== null) return timeOf(Number(ancient[6]), monthOf(ancient[1]!), Number(ancient[2]), ancient.slice(3, 6))
  return undefined
}

/** Reads a time of RFC 3339 by its grammar alone: milliseconds since 1970; undefined where it is none. */
export function parseTimestamp(text: string): number | undefined {
  const found = RFC_3339.exec(text)
  if (found === null) return undefined
  const [, year, month, day, hours, minutes, seconds, fraction = '', sign, offsetHours = '0', offsetMinutes = '0'] = found
  const time = timeOf(Number(year), Number(month) - 1, Number(day), [hours!, minutes!, seconds!])
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000 * (sign === '-' ? 1 : -1)
  return time === undefined ? undefined : time + Math.round(Number(`0${fraction}`) * 1000) + offset
}

const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase())

/** A year of two digits that seems more than 50 years ahead is the last one that ends so. */
function fullYear(year: number, now: number): number {
  const thisYear = new Date(now).getUTCFullYear()
  const candidate = thisYear - (thisYear % 100) + year
  return candidate > thisYear + 50 ? candidate - 100 : candidate
}

function timeOf(year: number, month: number, day: number, time: readonly string[]): number | undefined {
  const [hours = NaN, minutes = NaN, seconds = NaN] = time.map(Number)
  if (hours > 23 || minutes > 59 || seconds > 60) return undefined
  const date = new Date(Date.UTC(2000, month, day, hours, minutes, Math.min(seconds, 59)))
  date.setUTCFullYear(year, month, day)
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date.getTime() : undefined
}
