import { checkValue, type Schema } from '@binnacle/core'
import { formatIssues } from '@binnacle/core/host'
import { freezeDeep } from './freeze-deep.ts'
import { valueText } from './value-text.ts'

/**
 * Options as a contribution gets them: through its own schema, or as they are where it has none; frozen.
 * @throws Error where they do not fit
 */
export function optionsOf({ options: schema }: { readonly options?: Schema<unknown> }, given: object): unknown {
  if (schema === undefined) return given
  const result = checkValue(schema, given)
  if (result.issues !== undefined) throw new Error(`the options ${valueText(given)} do not fit: ${formatIssues(result.issues, given)}`)
  return freezeDeep(result.value)
}

/** A place with the options that count there: `scenario quiz {"level":"hard"}`. */
export function casePlace(title: string, given: object): string {
  return Object.keys(given).length === 0 ? title : `${title} ${JSON.stringify(given)}`
}
