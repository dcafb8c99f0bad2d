import type { Schema } from '@binnacle/core'
import { errorText } from '@binnacle/core'
import { finding, type Finding } from './finding.ts'
import { valueText } from './value-text.ts'

/** Values that no schema of options expects; one must be answered, not be thrown at. */
const ODD_VALUES: readonly unknown[] = [undefined, null, 0, '', [], {}, { '~unknown': 1 }]

/**
 * Looks at a schema: by the Standard Schema convention, answers at once and never throws, refuses options it does not know.
 * @param options options that fit, of a schema of options
 */
export function schemaFindings(place: string, schema: unknown, options?: readonly object[]): readonly Finding[] {
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
  const isLax = (options ?? []).some((given) => {
    const result = standard.validate({ ...given, '~unknown': 1 })
    return !(result instanceof Promise) && result.issues === undefined
  })
  if (isLax) found.push(finding('schema-lax', place, 'an option that is not known is taken without a word'))
  return found
}
