import { checkValue, type Schema } from '@binnacle/core'
import { formatIssues } from '@binnacle/core/host'
import * as errors from '../errors.ts'

/**
 * Checks options with a part's schema; without a schema there may be none.
 * @throws BinnacleError `ERR_PLAN_OPTIONS`
 */
export function checkOptions(what: string, name: string, schema: Schema<unknown> | undefined, options: object | undefined): unknown {
  const given = options ?? {}
  if (schema === undefined) {
    const [first] = Object.keys(given)
    if (first !== undefined) throw errors.badPartOptions(what, name, `it takes none, got ${first}`)
    return given
  }
  const result = checkValue(schema, given)
  if (result.issues !== undefined) throw errors.badPartOptions(what, name, formatIssues(result.issues, given))
  return result.value
}
