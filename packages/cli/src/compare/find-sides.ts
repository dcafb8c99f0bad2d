import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { differingFields } from '@binnacle/analysis'
import { findRuns, folderName, openRecord, type RunRecord } from '@binnacle/records'
import type { Settings } from '@binnacle/session'
import * as errors from './errors.ts'

/** A run that may be compared. */
export interface FoundRun {
  readonly path: string
  readonly record: RunRecord
}

/**
 * The finished runs of a path, or of a model in the suite.
 * @param warn told of those that are left out, since they are unfinished
 */
export function findSide(
  given: string,
  settings: Pick<Settings, 'out' | 'suite'>,
  cwd: string,
  warn: (message: string) => void,
): readonly FoundRun[] {
  const path = resolve(cwd, given)
  if (existsSync(path)) {
    const runs = found(findRuns(path))
    if (runs.length > 0) return finishedOf(runs, given, warn)
  }
  const folder = join(settings.out, 'runs', folderName(settings.suite))
  const all = found(findRuns(folder))
  const ofModel = all.filter(({ record: { spec } }) => spec.deployment.name === given || spec.deployment.model === given)
  const runs = finishedOf(ofModel, given, warn)
  if (runs.length === 0) throw errors.nothingToCompare(given, folder, [...new Set(all.map(({ record }) => record.spec.deployment.name))])
  return runs
}

interface Candidate extends FoundRun {
  readonly isFinished: boolean
}

const found = (paths: readonly string[]): readonly Candidate[] =>
  paths.flatMap((path) => {
    const opened = openRecord(path)
    if (opened === undefined) return []
    const { record, manifest } = opened
    return [{ path, record, isFinished: record.finished !== undefined && manifest !== undefined }]
  })

function finishedOf(candidates: readonly Candidate[], given: string, warn: (message: string) => void): readonly FoundRun[] {
  const runs = candidates.filter(({ isFinished }) => isFinished)
  const [first] = candidates.filter(({ isFinished }) => !isFinished)
  const left = candidates.length - runs.length
  if (first !== undefined) warn(`${given}: ${left} unfinished ${left === 1 ? 'run is' : 'runs are'} left out (first: ${first.path})`)
  return runs
}

/** What two runs must have in common to be a pair: the task and its arguments. */
export function taskKey({ record: { spec } }: FoundRun): string {
  const { model: _model, model_deployment: _deployment, ...args } = spec.task.args
  return JSON.stringify([spec.task.name, Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1))])
}

/** Pairs of runs of the same task. Of several of one side those asked in the same way are taken together, the others in their order. */
export function pairRuns(first: readonly FoundRun[], second: readonly FoundRun[]): readonly (readonly [FoundRun, FoundRun])[] {
  const partners = new Map<FoundRun, FoundRun>()
  const taken = new Set<FoundRun>()
  for (const isAlike of [isAskedAlike, () => true]) {
    for (const run of first) {
      const found = second.find((other) => !taken.has(other) && taskKey(other) === taskKey(run) && isAlike(run, other))
      if (partners.has(run) || found === undefined) continue
      partners.set(run, found)
      taken.add(found)
    }
  }
  return first.flatMap((run) => (partners.has(run) ? [[run, partners.get(run)!] as const] : []))
}

const isAskedAlike = ({ record: own }: FoundRun, { record: other }: FoundRun): boolean => differingFields(own.spec, other.spec).length === 0
