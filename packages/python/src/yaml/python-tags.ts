import type { ScalarTag } from 'yaml'

/** How PyYAML tells what a plain scalar is: its own resolver, which is YAML 1.1 without `y` and `n`, and with a point in every float. */
const NULL = /^(?:~|null|Null|NULL|)$/
const BOOL = /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/
const INT = /^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+)$/
const FLOAT =
  /^(?:[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME = /^(\d{4})-(\d\d?)-(\d\d?)(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|([-+])(\d\d?)(?::(\d\d))?))?$/

const YES = /^(?:yes|true|on)$/i
const tagOf = (name: string): string => `tag:yaml.org,2002:${name}`

type OnError = (message: string) => void

/** A tag by its look, and by its name where one is written (`!!int "5"`). */
function pair(name: string, test: RegExp, resolve: (text: string, onError: OnError) => unknown): readonly ScalarTag[] {
  return [
    { tag: tagOf(name), default: true, test, resolve },
    { tag: tagOf(name), resolve },
  ]
}

/** The scalars of PyYAML's SafeLoader. Dates stay the text that Python writes of them; integers beyond 2^53 are bigint. */
export const PYTHON_TAGS: readonly ScalarTag[] = [
  ...pair('null', NULL, () => null),
  ...pair('bool', BOOL, (text, onError) => {
    if (!BOOL.test(text)) onError(`"${text}" is not yes or no`)
    return YES.test(text)
  }),
  ...pair('int', INT, readInteger),
  ...pair('float', FLOAT, readFloat),
  ...pair('timestamp', new RegExp(`${DATE.source}|${TIME.source}`), readTime),
]

function readInteger(given: string, onError: OnError): number | bigint {
  const text = given.replaceAll('_', '')
  const negative = text.startsWith('-')
  const digits = text.replace(/^[-+]/, '')
  const value = integerOf(digits)
  if (value === undefined) {
    onError(`"${given}" is not an integer`)
    return 0
  }
  const signed = negative ? -value : value
  return signed >= Number.MIN_SAFE_INTEGER && signed <= Number.MAX_SAFE_INTEGER ? Number(signed) : signed
}

function integerOf(digits: string): bigint | undefined {
  if (/^(?:0b[01]+|0x[\da-f]+)$/i.test(digits)) return BigInt(digits)
  if (/^0[0-7]*$/.test(digits)) return BigInt(digits === '0' ? 0 : `0o${digits.slice(1) || '0'}`)
  if (!/^\d+(?::\d+)*$/.test(digits)) return undefined
  return digits.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n)
}

function readFloat(given: string, onError: OnError): number {
  const text = given.replaceAll('_', '').toLowerCase()
  const sign = text.startsWith('-') ? -1 : 1
  const digits = text.replace(/^[-+]/, '')
  if (digits === '.inf') return sign * Number.POSITIVE_INFINITY
  if (digits === '.nan') return Number.NaN
  const value = digits
    .split(':')
    .reduce((sum, part) => sum * 60 + (/^(?=\.?\d)\d*(?:\.\d*)?(?:e[-+]?\d+)?$/.test(part) ? Number(part) : Number.NaN), 0)
  if (Number.isNaN(value)) onError(`"${given}" is not a number`)
  return sign * value
}

/** As `str` of Python's `date` or `datetime`. */
function readTime(text: string, onError: OnError): string {
  const found = DATE.exec(text) ?? TIME.exec(text)
  if (found === null) {
    onError(`"${text}" is not a date`)
    return text
  }
  const [, year, month = '', day = '', hour, minute, second, fraction = '', zone, sign, zoneHour = '', zoneMinute = '00'] = found
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date) onError(`${text}: there is no such day`)
  if (hour === undefined) return date
  const micro = fraction.slice(0, 6).padEnd(6, '0')
  const offset = zone === undefined ? '' : sign === undefined ? '+00:00' : `${sign}${zoneHour.padStart(2, '0')}:${zoneMinute}`
  return `${date} ${hour.padStart(2, '0')}:${minute}:${second}${Number(micro) === 0 ? '' : `.${micro}`}${offset}`
}
