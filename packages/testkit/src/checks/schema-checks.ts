import type { Schema } from '@binnacle/core'
import { errorText } from '@binnacle/core'
import { finding, type Finding } from './finding.ts'
import { valueText } from './value-text.ts'

/** Values that no schema of options expects; one must be answered, not be thrown at. */
const ODD_VALUES: readonly unknown[] = [undefined, null, 0, '', [], {}, { '~unknown': 1 }]

/** Looks at a schema: by the Standard Schema convention, answers at once and never throws, refuses options it does not know. */
export function schemaFindings(place: string, schema: unknown, isOptions: boolean): readonly Finding[] {
  const standard = (schema as Partial<Schema> | null | undefined)?.['~standard']
  if (standard?.version !== 1 || typeof standard.validate !== 'function') {
    return [finding('schema-shape', place, `the schema is ${valueText(schema)}`)]
  }
  const found: Finding[] = []
  for (const value of ODD_VALUES) {
    try {
      const result = standard.validate(value)
      if (result instanceof Promise) {
        result.catch(() => {})
        return [finding('schema-async', place, `the check of ${valueText(value)} gives a promise`)]
      }
    } catch (cause) {
      return [finding('schema-throws', place, `the check of ${valueText(value)} threw: ${errorText(cause)}`)]
    }
  }
  const lax = standard.validate({ '~unknown': 1 })
  if (isOptions && !(lax instanceof Promise) && lax.issues === undefined) {
    found.push(finding('schema-lax', place, 'an option that is not known is taken without a word'))
  }
  return found
}
