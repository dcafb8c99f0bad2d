import { expect, test } from 'vitest'
import { parseHttpDate, parseTimestamp } from './http-date.ts'

const NOW = Date.UTC(2026, 2, 1, 12)

test.each(['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994', 'sun, 06 nov 1994 08:49:37 gmt'])(
  '%s',
  (text) => {
    expect(parseHttpDate(text, NOW)).toBe(Date.UTC(1994, 10, 6, 8, 49, 37))
  },
)

test('years of two digits, leap days and leap seconds', () => {
  expect(parseHttpDate('Sunday, 01-Mar-26 12:00:05 GMT', NOW)).toBe(NOW + 5000)
  expect(parseHttpDate('Tue, 29 Feb 2028 23:59:60 GMT', NOW)).toBe(Date.UTC(2028, 1, 29, 23, 59, 59))
})

test.each([
  '2026',
  '12',
  'tomorrow',
  'Mar 1, 2026',
  '2026-03-01',
  'Sun, 6 Nov 1994 08:49:37 GMT',
  'Sun, 06 Nov 1994 08:49:37 +0100',
  'Sun, 31 Feb 2026 08:49:37 GMT',
  'Sun, 06 Nov 1994 25:49:37 GMT',
  'Sun, 06 Nov 1994 08:49:37 GMT and more',
  '1e9',
])('%s is no date of HTTP', (text) => {
  expect(parseHttpDate(text, NOW)).toBeUndefined()
})

test.each([
  ['2026-03-01T12:00:10Z', NOW + 10_000],
  ['2026-03-01T12:00:00.250Z', NOW + 250],
  ['2026-03-01T13:00:00+01:00', NOW],
  ['2026-03-01 11:30:00-00:30', NOW],
  ['2026-03-01', undefined],
  ['2026-02-30T12:00:00Z', undefined],
  ['2026-03-01T12:00:00', undefined],
])('the time %s is %s', (text, expected) => {
  expect(parseTimestamp(text)).toBe(expected)
})
