import { checkValue, formatIssuePath, type Json, type Schema } from '@binnacle/core'
import { readPythonYaml } from '@binnacle/python/yaml'
import { badBenchmark } from './errors.ts'

/**
 * Reads YAML of the user's as HELM reads it (YAML 1.1).
 * @param hint what such a file must say
 * @param isPart whether the text is a part of the file, whose lines are others
 * @throws BinnacleError `ERR_TASK_BENCHMARK` naming the file and the field
 */
export function readYaml<T>(file: string, text: Json | undefined, schema: Schema<T>, hint: string, isPart = false): T {
  const lineText = (line: number | undefined): string => (isPart || line === undefined ? '' : `line ${line}: `)
  const read = readPythonYaml(String(text))
  if (read.fault !== undefined) throw badBenchmark(file, `it is not YAML: ${lineText(read.line)}${read.fault}`, hint)
  const result = checkValue(schema, read.value)
  if (result.issues === undefined) return result.value
  const faults = result.issues.map((issue) => {
    const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part) as string | number)
    return `${lineText(read.lineOf(path))}${[formatIssuePath(issue), issue.message].filter((part) => part !== '').join(': ')}`
  })
  throw badBenchmark(file, faults.join('; '), hint)
}
