import { BinnacleError, formatIssuePath, type SchemaIssue } from '@binnacle/core'

/**
 * Something in a file that does not have the form it should have.
 * @param place what it is, and where: `article 23 of https://…`
 */
export function brokenRow(place: string, issues: readonly SchemaIssue[]): BinnacleError {
  const faults = issues.slice(0, 3).map((issue) => `${formatIssuePath(issue)}: ${issue.message}`)
  return new BinnacleError({
    code: 'ERR_SCENARIO_ROW',
    message: `${place} is broken: ${faults.join('; ')}`,
    hint: 'Delete the file from the cache or mirror and fetch it again.',
    fate: 'run',
  })
}

/** A file of the user's that describes a benchmark or its judges, and does not say what it must. */
export function badBenchmark(file: string, faults: string, hint: string): BinnacleError {
  return new BinnacleError({ code: 'ERR_TASK_BENCHMARK', message: `${file} cannot be used: ${faults}`, hint })
}
