import { checkValue, formatIssuePath, type Json, type Schema } from '@binnacle/core'
import { parse } from 'yaml'
import { badBenchmark } from './errors.ts'

/**
 * Reads YAML of the user's as HELM reads it (YAML 1.1).
 * @param hint what such a file must say
 * @throws BinnacleError `ERR_TASK_BENCHMARK` naming the file and the field
 */
export function readYaml<T>(file: string, text: Json | undefined, schema: Schema<T>, hint: string): T {
  let value: unknown
  try {
    value = parse(String(text), { version: '1.1' })
  } catch (cause) {
    throw badBenchmark(file, `it is not YAML: ${(cause as Error).message}`, hint)
  }
  const result = checkValue(schema, value)
  if (result.issues === undefined) return result.value
  const faults = result.issues.map((issue) => [formatIssuePath(issue), issue.message].filter((part) => part !== '').join(': '))
  throw badBenchmark(file, faults.join('; '), hint)
}
