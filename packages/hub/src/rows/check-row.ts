import { checkValue, type Schema, type SchemaIssue, type SchemaResult } from '@binnacle/core'
import { WrittenNumber } from '@binnacle/python'

/**
 * Checks a row with its schema. Numbers that have their digits with them are first offered as texts, so that a column of texts and numbers
 * keeps its digits; where a text does not fit, the number is taken.
 */
export function checkRow<Row>(schema: Schema<Row>, row: unknown): SchemaResult<Row> {
  const written = writtenPaths(row)
  if (written.length === 0) return checkValue(schema, row)
  const asNumbers = new Set<string>()
  for (;;) {
    const checked = checkValue(schema, settled(row, '', asNumbers))
    if (checked.issues === undefined) return checked
    const refused = checked.issues.map(pathOf).filter((path) => written.includes(path) && !asNumbers.has(path))
    if (refused.length === 0) return asNumbers.size === written.length ? checked : checkValue(schema, settled(row, '', new Set(written)))
    for (const path of refused) asNumbers.add(path)
  }
}

const pathOf = ({ path = [] }: SchemaIssue): string => path.map((part) => `/${String(typeof part === 'object' ? part.key : part)}`).join('')

/** Where numbers with digits stand. */
function writtenPaths(value: unknown, path = ''): readonly string[] {
  if (value instanceof WrittenNumber) return [path]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => writtenPaths(inner, `${path}/${key}`))
}

/** The row with texts, or numbers at some paths, in the place of numbers with digits. */
function settled(value: unknown, path: string, asNumbers: ReadonlySet<string>): unknown {
  if (value instanceof WrittenNumber) return asNumbers.has(path) ? value.valueOf() : value.digits
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value)) return value
  if (Array.isArray(value)) return value.map((inner, index) => settled(inner, `${path}/${index}`, asNumbers))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, settled(inner, `${path}/${key}`, asNumbers)]))
}
