import type { Answer, Instance, Stat } from '@binnacle/core'
import type { RequestRow, ScoreRow } from '@binnacle/engine'
import { readRun, type RunRecord } from '@binnacle/records'

/** All that stands in the folder of a run, read into memory: for tests, whose runs are small. */
export interface RunFolderContent {
  readonly path: string
  /** `run.json` */
  readonly record: RunRecord
  readonly finished: boolean
  readonly instances: readonly Instance[]
  readonly requests: readonly RequestRow[]
  /** The answers to the requests, in their order; `undefined` where one failed. */
  readonly answers: readonly (Answer | undefined)[]
  readonly scores: readonly ScoreRow[]
  readonly stats: readonly Stat[]
  /** The mean of a stat of the unperturbed instances: of a split, or of the only split that has it. */
  mean(stat: string, split?: string): number | undefined
}

/** Reads the folder of a run. */
export function readRunFolder(path: string): RunFolderContent {
  const run = readRun(path)
  try {
    const requests = [...(run.requests.scan() as Iterable<readonly RequestRow[]>)].flat()
    const stats = run.stats()
    return {
      path,
      record: run.record,
      finished: run.finished,
      instances: [...run.instances.scan()].flat(),
      requests,
      answers: requests.map(({ key }) => run.answers.read(key)),
      scores: [...(run.scores.scan() as Iterable<readonly ScoreRow[]>)].flat(),
      stats,
      mean: (stat, split) => meanOf(stats, stat, split),
    }
  } finally {
    run.close()
  }
}

function meanOf(stats: readonly Stat[], name: string, split: string | undefined): number | undefined {
  const found = stats.filter(
    (stat) =>
      stat.name.name === name &&
      stat.name.perturbation === undefined &&
      stat.name.subSplit === undefined &&
      (split === undefined || stat.name.split === split),
  )
  if (found.length > 1) {
    const splits = found.map((stat) => stat.name.split ?? '(none)').join(', ')
    throw new Error(`the stat “${name}” is there for several splits: ${splits}; name one`)
  }
  return found[0]?.mean
}
