import { badBenchmark } from '../errors.ts'

/** A field of a template, a doubled brace, or a brace that belongs to nothing. */
const PIECE = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g

/**
 * The fields of a template as Python's `str.format` has them: `{name}`; doubled braces stand for themselves.
 * @param file how the template is called in errors
 * @throws BinnacleError `ERR_TASK_BENCHMARK` where a brace has no partner or a field is no plain name
 */
export function promptFields(template: string, file: string): readonly string[] {
  const fields: string[] = []
  for (const [piece, field] of template.matchAll(PIECE)) {
    if (piece === '{{' || piece === '}}') continue
    if (field === undefined)
      throw badBenchmark(file, `a brace “${piece}” has no partner`, 'Double a brace that is meant as it stands: {{ or }}.')
    if (!/^[\w -]+$/u.test(field))
      throw badBenchmark(file, `{${field}} is not the name of a column`, 'Double braces that are meant as they stand: {{ and }}.')
    fields.push(field)
  }
  return fields
}

/** Puts the cells of a row in the places of their names. */
export function fillPrompt(template: string, row: Readonly<Record<string, string>>): string {
  return template.replaceAll(PIECE, (piece: string, field: string | undefined) =>
    piece === '{{' ? '{' : piece === '}}' ? '}' : (row[field ?? ''] ?? ''),
  )
}
