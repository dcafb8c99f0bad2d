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

/** The digest in records of the first format, whose specs did not say who plays the roles of annotators. */
function firstDigest(spec: RunSpec, answers: RunRecord['answers']): string {
  return specDigest({ ...spec, annotators: spec.annotators.map(({ roles: _roles, ...use }) => use) }, answers)
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
  const digests = found?.format === 0 ? [digest, firstDigest(spec, answers)] : [digest]
  if (found === undefined || digests.includes(found.record.digest)) return { path: own, digest, beside: false }
  return { path: join(suite, besideName(folderName(spec.name), digest)), digest, beside: true }
}

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
  if ((record.outcomes?.errored ?? 0) > 0 || (record.failedAnnotations ?? 0) > 0) return false
  const { maxEvalInstances, numTrainTrials } = record.spec.adaptation
  return maxEvalInstances === spec.adaptation.maxEvalInstances && numTrainTrials === spec.adaptation.numTrainTrials
}
