import { isWrittenSecret } from '@binnacle/config'
import { BinnacleError, type JsonObject } from '@binnacle/core'

/**
 * Refuses options of a deployment in which a key is written out: they stand in the record of every run.
 * @throws BinnacleError `ERR_CONFIG_SECRET`
 */
export function refuseWrittenSecret(deployment: string, options: JsonObject): void {
  const path = writtenSecret(options)
  if (path === undefined) return
  throw new BinnacleError({
    code: 'ERR_CONFIG_SECRET',
    message: `the option ${path} of ${deployment} holds a key that is written out, and would stand in the record of the run`,
    hint: "Put the key into a variable and write 'env:NAME', or into a file and write 'file:PATH'. A word that is no secret, which some servers want in place of a key, is 'text:WORD'.",
    fate: 'run',
  })
}

/** Where options hold a key; undefined where they hold none. */
function writtenSecret(value: unknown, path = '', name = ''): string | undefined {
  if (typeof value === 'string') return isWrittenSecret(name, value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = writtenSecret(inner, path === '' ? key : `${path}.${key}`, Array.isArray(value) ? name : key)
    if (found !== undefined) return found
  }
  return undefined
}
