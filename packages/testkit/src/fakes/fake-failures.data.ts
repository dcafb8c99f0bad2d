/** How `fake/flaky` may fail. */
export const FAKE_FAILURES = [
  'bad-request',
  'key',
  'forbidden',
  'not-found',
  'timeout',
  'rate-limit',
  'server',
  'no-answer',
  'dropped',
  'cut',
  'malformed',
] as const
