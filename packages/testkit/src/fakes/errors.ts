import { BinnacleError, nearest } from '@binnacle/core'
import { EXPECTED_ERRORS } from '../server/expected-errors.data.ts'
import type { FAKE_FAILURES } from './fake-failures.data.ts'

const SAME_AS = {
  'bad-request': 400,
  key: 401,
  forbidden: 403,
  'not-found': 404,
  timeout: 408,
  'rate-limit': 429,
  server: 500,
  'no-answer': 'hang',
  dropped: 'drop',
  cut: 'cut',
  malformed: 'malformed',
} as const satisfies Record<(typeof FAKE_FAILURES)[number], keyof typeof EXPECTED_ERRORS>

/** The error of a failure, as a client of `@binnacle/http` has it. */
export function fakeFailure(
  name: string,
  failure: keyof typeof SAME_AS,
  attempt: number,
  failures: number,
  retryAfter: number,
): BinnacleError {
  const { code, retryable, fate } = EXPECTED_ERRORS[SAME_AS[failure]]
  return new BinnacleError({
    code,
    message: `${name} fails as it was told (${failure}): try ${attempt} of ${failures} that fail`,
    hint: 'Lower `failures` of the deployment, or let it be tried more often.',
    retryable,
    fate,
    exitCode: 3,
    ...(retryable && retryAfter > 0 ? { retryAfter } : {}),
  })
}

export const fakeAborted = (name: string, signal: AbortSignal) =>
  new BinnacleError({
    code: isTimeout(signal) ? EXPECTED_ERRORS.hang.code : 'ERR_HTTP_ABORTED',
    message: `${name} was not waited for`,
    hint: 'Lower `delay` of the deployment, or raise the timeout.',
    retryable: isTimeout(signal),
    fate: 'sample',
    exitCode: 3,
  })

const isTimeout = ({ reason }: AbortSignal): boolean => reason instanceof Error && reason.name === 'TimeoutError'

export const oracleSilent = (name: string, prompt: string, keys: readonly string[]) => {
  const near = nearest(prompt.trim().split('\n').at(-1) ?? '', keys)
  return new BinnacleError({
    code: 'ERR_FAKE_ORACLE',
    message: `${name} has no answer for the prompt that ends ${JSON.stringify(prompt.slice(-80))}; the table has ${keys.length} texts${near === undefined ? '' : `, the nearest is ${JSON.stringify(near)}`}`,
    hint: 'Put a text of the prompt into `answers`, or say what to answer `otherwise`.',
    fate: 'sample',
    exitCode: 2,
  })
}
