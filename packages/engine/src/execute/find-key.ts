import type { Request, RunDeployment } from '@binnacle/core'
import type { Ledger } from '@binnacle/core/run'
import { createOldRequestKey, createRequestKey } from './request-key.ts'

/** Gives the key of a request in a record: its own, or that of format 0 where the record has the answer under it. */
export type FindKey = (request: Request) => string

/** Makes it for one deployment and repeat. */
export function createFindKey(deployment: RunDeployment, ledger: Pick<Ledger, 'has' | 'hasOldKeys'>, repeat = 0): FindKey {
  const keyOf = createRequestKey(deployment, repeat)
  if (ledger.hasOldKeys !== true || repeat > 0) return keyOf
  const oldKeyOf = createOldRequestKey(deployment)
  return (request) => {
    const key = keyOf(request)
    if (ledger.has(key)) return key
    const old = oldKeyOf(request)
    return ledger.has(old) ? old : key
  }
}
