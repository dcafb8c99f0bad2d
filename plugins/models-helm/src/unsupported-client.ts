import { BinnacleError, defineModelClient } from '@binnacle/core'
import * as z from 'zod'
import { UNSUPPORTED_CARD } from './unsupported-card.data.ts'

const refuse = (why: string): never => {
  throw new BinnacleError({
    code: 'ERR_LOCAL_ARGUMENT',
    message: why,
    hint: 'Take the argument out of the file if its effect is not needed, or use another deployment.',
  })
}

/** The client of deployments in HELM's files whose arguments have no counterpart: planning with one says why. */
export const unsupportedClient = defineModelClient({
  ...UNSUPPORTED_CARD,
  options: z.strictObject({ why: z.string() }),
  capabilities: ({ why }) => refuse(why),
  open: (_deployment, { why }) => refuse(why),
})
