import { HoconPeriod } from './hocon-values.ts'

const UNITS: Readonly<Record<string, readonly string[]>> = {
  nanoseconds: ['ns', 'nano', 'nanos', 'nanosecond', 'nanoseconds'],
  microseconds: ['us', 'micro', 'micros', 'microsecond', 'microseconds'],
  milliseconds: ['ms', 'milli', 'millis', 'millisecond', 'milliseconds'],
  seconds: ['s', 'second', 'seconds'],
  minutes: ['m', 'minute', 'minutes'],
  hours: ['h', 'hour', 'hours'],
  weeks: ['w', 'week', 'weeks'],
  days: ['d', 'day', 'days'],
  months: ['mo', 'month', 'months'],
  years: ['y', 'year', 'years'],
}

const WORDS = Object.entries(UNITS)
  .flatMap(([unit, words]) => words.map((word) => [word, unit] as const))
  .toSorted(([a], [b]) => b.length - a.length)

/** A number and a unit of time. Of several words that fit the longest counts. */
export const PERIOD = new RegExp(`(\\d+) *(?=(${WORDS.map(([word]) => word).join('|')}))\\2(?![0-9A-Za-z])`, 'y')

/** Which unit makes how many of the next one: what Python's `relativedelta` carries over. */
const CARRIES = [
  ['microseconds', 'seconds', 1_000_000n],
  ['seconds', 'minutes', 60n],
  ['minutes', 'hours', 60n],
  ['hours', 'days', 24n],
  ['months', 'years', 12n],
] as const

/** A length of time with Python's own words for it: `relativedelta`, but `timedelta` for milliseconds. */
export function periodOf(digits: string, word: string): HoconPeriod {
  const unit = WORDS.find(([own]) => own === word)![1]
  const count = BigInt(digits)
  if (unit === 'milliseconds') return new HoconPeriod(timeDelta(count))
  const parts: Record<string, bigint> = {}
  if (unit === 'nanoseconds') parts['microseconds'] = count / 1000n
  else if (unit === 'weeks') parts['days'] = count * 7n
  else parts[unit] = count
  for (const [from, to, size] of CARRIES) {
    const value = parts[from] ?? 0n
    parts[from] = value % size
    parts[to] = (parts[to] ?? 0n) + value / size
  }
  const names = ['years', 'months', 'days', 'hours', 'minutes', 'seconds', 'microseconds']
  const shown = names.flatMap((name) => ((parts[name] ?? 0n) === 0n ? [] : [`${name}=+${sixDigits(parts[name]!)}`]))
  return new HoconPeriod(`relativedelta(${shown.join(', ')})`)
}

/** A whole number as Python's format `g` writes it: six digits at the most. */
function sixDigits(value: bigint): string {
  const [mantissa = '', exponent = '0'] = Number(value).toExponential(5).split('e')
  if (Number(exponent) < 6) return String(value)
  return `${String(Number(mantissa))}e+${String(Number(exponent)).padStart(2, '0')}`
}

function timeDelta(milliseconds: bigint): string {
  const padded = (value: bigint, width = 2) => String(value).padStart(width, '0')
  const days = milliseconds / 86_400_000n
  const seconds = (milliseconds / 1000n) % 86_400n
  const rest = milliseconds % 1000n
  const clock = `${seconds / 3600n}:${padded((seconds / 60n) % 60n)}:${padded(seconds % 60n)}${rest === 0n ? '' : `.${padded(rest * 1000n, 6)}`}`
  return days === 0n ? clock : `${days} ${days === 1n ? 'day' : 'days'}, ${clock}`
}
