import { expect, test } from 'vitest'
import { retryInfo } from './retry-info.ts'

const refusal = (details: readonly object[]) => ({ error: { code: 429, message: 'slow down', status: 'RESOURCE_EXHAUSTED', details } })
const info = (retryDelay: unknown) => ({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay })

test.each([
  [refusal([info('9s')]), 9000],
  [refusal([{ '@type': 'type.googleapis.com/google.rpc.QuotaFailure' }, info('34.074824224s')]), 34_075],
  [[refusal([info('0s')])], 0],
  [refusal([info('soon')]), undefined],
  [refusal([info(9)]), undefined],
  [refusal([]), undefined],
  [{ error: 'busy' }, undefined],
  [undefined, undefined],
])('%j: %s ms', (json, milliseconds) => {
  expect(retryInfo(json)).toBe(milliseconds)
})
