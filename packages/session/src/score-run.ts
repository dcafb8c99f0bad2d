import { basename, join } from 'node:path'
import type { RunEvent, RunSpec, Stat } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { annotationsReader, loadRunCode, type RunStore, score, type ScoreRow } from '@binnacle/engine'
import { readRun, rescoreRun } from '@binnacle/records'
import { createRowComparison, type MovedScore, type RowComparison } from './moved-rows.ts'

/** What came of scoring a run again. */
export interface Rescored {
  readonly run: string
  readonly moved: readonly MovedStat[]
  /** How many stats there are now. */
  readonly stats: number
  readonly rows: readonly MovedScore[]
}

/** A stat that has another value than it had; undefined where it was, or is, not there. */
export interface MovedStat {
  readonly stat: string
  readonly before: number | undefined
  readonly now: number | undefined
}

/** How a run is scored again. */
export interface ScoreRunOptions {
  /** Only these metrics; a part of them never replaces the record's scores. */
  readonly metric?: readonly string[]
  /** The folder for `scores.jsonl` and `stats.json`; the run's own where absent. */
  readonly into?: string
  /** Whether several runs go into `into`, each into a folder of its name. */
  readonly several?: boolean
  readonly event: (event: RunEvent) => void
}

/**
 * Scores the recorded answers of a run again; no request is sent.
 * @throws BinnacleError `ERR_RECORD_*`, `ERR_<KIND>_UNKNOWN`
 */
export async function scoreRun(container: Container, path: string, options: ScoreRunOptions): Promise<Rescored> {
  const { metric, into, several = false, event } = options
  const run = readRun(path)
  try {
    const { record } = run
    const before = run.stats()
    const spec: RunSpec = metric === undefined ? record.spec : { ...record.spec, metrics: chosenMetrics(record.spec, metric) }
    const code = await loadRunCode(container, spec)
    const scoring = rescoreRun(run, into !== undefined && several ? join(into, basename(path)) : into)
    try {
      const rows = createRowComparison(run.scores.scan() as Iterable<readonly ScoreRow[]>, record.spec, spec)
      const store = comparing(scoring.store as unknown as RunStore, rows)
      const annotationsOf = annotationsReader(code, store, run.isOldFormat)
      const { stats, outcomes } = await score(spec, code.metrics, { store, hooks: container.hooks, emit: event, annotationsOf })
      scoring.finish(stats, outcomes, metric === undefined)
      return { run: record.name, moved: difference(before, stats, metric === undefined), stats: stats.length, rows: rows.moved() }
    } finally {
      scoring.close()
    }
  } finally {
    run.close()
  }
}

/** The store, with each row of scores compared on its way. */
function comparing(store: RunStore, rows: RowComparison): RunStore {
  const scores = Object.assign(Object.create(store.scores) as typeof store.scores, {
    append(row: ScoreRow) {
      rows.add(row)
      store.scores.append(row)
    },
  })
  return Object.assign(Object.create(store) as RunStore, { scores })
}

function chosenMetrics(spec: RunSpec, names: readonly string[]): RunSpec['metrics'] {
  const own = new Map(spec.metrics.map((use) => [use.name, use]))
  return names.map((name) => own.get(name) ?? { name })
}

const key = (stat: Stat): string => JSON.stringify([stat.metric, stat.name])

/** The stats that are others than before; where all metrics were scored, also those that are gone. */
function difference(before: readonly Stat[], now: readonly Stat[], isWhole: boolean): readonly MovedStat[] {
  const old = new Map(before.map((stat) => [key(stat), stat]))
  const moved = now.flatMap((stat) => {
    const was = old.get(key(stat))
    old.delete(key(stat))
    if (was !== undefined && Object.is(was.mean, stat.mean) && was.count === stat.count) return []
    return [{ stat: statText(stat), before: was?.mean, now: stat.mean }]
  })
  const gone = isWhole ? [...old.values()].map((stat) => ({ stat: statText(stat), before: stat.mean, now: undefined })) : []
  return [...moved, ...gone]
}

function statText({ name: { name, split, perturbation } }: Stat): string {
  return [name, split, perturbation?.name, perturbation?.computedOn].filter((part) => part !== undefined).join(' ')
}
