import { hash } from 'node:crypto'
import { join } from 'node:path'
import { isBinnacleError, type RunSpec } from '@binnacle/core'
import { toJson } from '../files/record-json.ts'
import { besideName, folderName } from './folder-name.ts'
import { type OpenedRecord, openRecord } from './open-record.ts'
import type { RunRecord } from './run-record.ts'

/** What is known of a run before its folder is opened. */
export interface RunToLocate {
  readonly out: string
  readonly suite: string
  readonly spec: RunSpec
  readonly answers: RunRecord['answers']
}

/** The digest of a spec without the numbers of rows and trials. */
export function specDigest(spec: RunSpec, answers: RunRecord['answers']): string {
  const { maxEvalInstances: _rows, numTrainTrials: _trials, ...adaptation } = spec.adaptation
  return hash('sha256', toJson([sortedKeys({ ...spec, adaptation }), answers]))
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sortedKeys((value as Record<string, unknown>)[key])]),
  )
}

/**
 * Where a run lies: its own folder, or one beside it where another run has that name.
 * @throws BinnacleError `ERR_RECORD_DAMAGED`, `ERR_RECORD_FORMAT` where the folder of that name holds a run that cannot be told
 */
export function locateRun({ out, suite: suiteName, spec, answers }: RunToLocate): {
  readonly path: string
  readonly digest: string
  readonly beside: boolean
} {
  const digest = specDigest(spec, answers)
  const suite = join(out, 'runs', folderName(suiteName))
  const own = join(suite, folderName(spec.name))
  const found = unlessBroken(own)
  if (found === undefined || isSameRun(found, spec, digest, answers)) return { path: own, digest, beside: false }
  return { path: join(suite, besideName(folderName(spec.name), digest)), digest, beside: true }
}

/** Whether a folder holds the run of a spec. Specs of the first format did not say who judges. */
function isSameRun({ record, format }: OpenedRecord, spec: RunSpec, digest: string, answers: RunRecord['answers']): boolean {
  if (record.digest === digest) return true
  return format === 0 && hasRoles(spec) && record.digest === specDigest(withoutRoles(spec), answers)
}

const hasRoles = ({ annotators }: RunSpec): boolean => annotators.some(({ roles }) => roles !== undefined)

const withoutRoles = (spec: RunSpec): RunSpec => ({ ...spec, annotators: spec.annotators.map(({ roles: _roles, ...use }) => use) })

/** An unfinished run of which `run.json` cannot be read is begun anew: its answers are found by what was asked. */
export function unlessBroken(path: string): OpenedRecord | undefined {
  try {
    return openRecord(path)
  } catch (cause) {
    if (isBinnacleError(cause) && cause.code === 'ERR_RECORD_BROKEN') return undefined
    throw cause
  }
}

/** Whether a run is finished with just these rows and trials, and nothing is left to try again: errored samples, failed annotations. */
export function isFinished(path: string, spec: RunSpec): boolean {
  const found = unlessBroken(path)
  if (found?.manifest === undefined || found.record.finished === undefined) return false
  const { record } = found
  // Nobody knows who judged then: the judges that are named now are asked where their answers are not on record.
  if (found.format === 0 && hasRoles(spec)) return false
  if ((record.outcomes?.errored ?? 0) > 0 || (record.failedAnnotations ?? 0) > 0) return false
  const { maxEvalInstances, numTrainTrials } = record.spec.adaptation
  return maxEvalInstances === spec.adaptation.maxEvalInstances && numTrainTrials === spec.adaptation.numTrainTrials
}
