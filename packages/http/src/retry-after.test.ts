import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')

test.each([
  [{ 'retry-after': '3' }, 3000],
  [{ 'retry-after': '99999999' }, 99_999_999_000],
  [{ 'retry-after': '0.25' }, undefined],
  [{ 'retry-after': '-1' }, undefined],
  [{ 'retry-after': '1e3' }, undefined],
  [{ 'retry-after': '2026' }, 2_026_000],
  [{ 'retry-after': '1 minute' }, undefined],
  [{ 'retry-after': '2026-03-01T12:00:05Z' }, undefined],
  [{ 'retry-after': 'Mar 1, 2027' }, undefined],
  [{ 'retry-after': 'Sunday, 01-Mar-26 12:00:05 GMT' }, 5000],
  [{ 'retry-after': 'Sun Mar  1 12:00:05 2026' }, 5000],
  [{ 'retry-after': 'Sun, 01 Mar 2026 13:00:05 GMT', date: 'Sun, 01 Mar 2026 13:00:00 GMT' }, 5000],
  [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:05 GMT' }, 5000],
  [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after-ms': '120', 'retry-after': '1' }, 120],
  [{ 'x-ratelimit-reset-requests': '20ms' }, 20],
  [{ 'x-ratelimit-reset-tokens': '6m0s' }, 360_000],
  [{ 'x-ratelimit-reset-tokens': '1h2m3.5s' }, 3_723_500],
  [{ 'x-ratelimit-reset': String(NOW / 1000 + 7) }, 7000],
  [{ 'x-ratelimit-reset': String(NOW + 900) }, 900],
  [{ 'anthropic-ratelimit-requests-reset': '2026-03-01T12:00:10Z' }, 10_000],
  [{ 'x-ratelimit-reset': 'March 1 2027' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('%j is %s ms', (headers, expected) => {
  expect(parseRetryAfter(headers, NOW)).toBe(expected)
})

test('of several limits those that are used up count', () => {
  const headers = {
    'x-ratelimit-remaining-requests': '0',
    'x-ratelimit-reset-requests': '2s',
    'x-ratelimit-remaining-tokens': '9000',
    'x-ratelimit-reset-tokens': '6m0s',
  }
  expect(parseRetryAfter(headers, NOW)).toBe(2000)
})
