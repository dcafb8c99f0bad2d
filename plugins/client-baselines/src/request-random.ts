import type { Request } from '@binnacle/core'
import { createPythonRandom, type PythonRandom } from '@binnacle/random'
import { requestText } from './request-text.ts'

/**
 * A generator that depends on what is asked alone: equal requests draw the same, requests that differ in `random` or `seed` do not.
 * @param index which of the completions of the request it is for
 */
export function requestRandom(request: Request, seed: number, index: number): PythonRandom {
  return createPythonRandom(JSON.stringify([seed, index, requestText(request), request.random ?? null, request.seed ?? null]))
}
