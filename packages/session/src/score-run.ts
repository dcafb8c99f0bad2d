import type { RunSpec, Stat } from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import type { Container } from '@binnacle/core/host'
import { annotationsReader, loadRunCode, score, sorted } from '@binnacle/engine'
import { readRun, rescoreRun, type RunFile } from '@binnacle/records'
import type { ScoreRow, ScoringStore } from '@binnacle/store'
import { createRowComparison, type MovedScore, type RowComparison } from './moved-rows.ts'

/** What came of scoring a run again. */
export interface Rescored {
  readonly run: string
  readonly moved: readonly MovedStat[]
  /** How many stats there are now. */
  readonly stats: number
  readonly rows: readonly MovedScore[]
  /** Files that were damaged or missing, and what was made of that. */
  readonly healed: readonly string[]
  /** Names of files that were there before, which lie beside the new ones. */
  readonly kept: readonly string[]
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
  /** That of the command, for the record. */
  readonly version: string
  readonly event: (event: RunEvent) => void
}

/** What scoring makes: where it is damaged, it is made anew. */
const MADE_BY_SCORING: readonly RunFile[] = ['stats.json', 'scores.jsonl']

/**
 * Scores the recorded answers of a run again; no request is sent.
 * @throws BinnacleError `ERR_RECORD_*`, `ERR_<KIND>_UNKNOWN`
 */
export async function scoreRun(container: Container, path: string, options: ScoreRunOptions): Promise<Rescored> {
  const { metric, into, event } = options
  const isWhole = metric === undefined
  const run = readRun(path)
  try {
    const { record } = run
    const scoring = rescoreRun(run, options)
    try {
      const faults = MADE_BY_SCORING.map((name) => run.damage(name))
      const [before, recorded] = [faults[0] === undefined ? run.stats() : [], faults[1] === undefined ? run.scores.scan() : []]
      const chosen = isWhole ? { metrics: record.spec.metrics, places: undefined } : chosenMetrics(container, record.spec, metric)
      // What tells two scores of one name apart depends on all metrics of the run: all are loaded, and the chosen ones taken.
      const code = await loadRunCode(container, { ...record.spec, metrics: chosen.metrics })
      const take = <T>(all: readonly T[]): readonly T[] => chosen.places?.map((place) => all[place]!) ?? all
      const spec: RunSpec = { ...record.spec, metrics: take(chosen.metrics) }
      const rows = createRowComparison(recorded, record.spec, spec)
      const store = comparing(scoring.store, rows)
      const annotationsOf = annotationsReader(code, store, run.isOldFormat)
      const found = await score(spec, take(code.metrics), { store, hooks: container.hooks, emit: event, annotationsOf })
      const kept = scoring.finish(found, isWhole)
      const mend = isWhole && into === undefined ? 'it is made anew from the recorded answers' : 'nothing is compared with it'
      return {
        run: record.name,
        moved: difference(before, found.stats, isWhole),
        stats: found.stats.length,
        rows: rows.moved(),
        healed: faults.flatMap((fault) => (fault === undefined ? [] : [`${fault.message}; ${mend}`])),
        kept,
      }
    } finally {
      scoring.close()
    }
  } finally {
    run.close()
  }
}

/** The store, with each row of scores compared on its way. */
function comparing(store: ScoringStore, rows: RowComparison): ScoringStore {
  const scores = Object.assign(Object.create(store.scores) as typeof store.scores, {
    append(row: ScoreRow) {
      rows.add(row)
      store.scores.append(row)
    },
  })
  return Object.assign(Object.create(store) as ScoringStore, { scores })
}

/** The metrics of a run that are here, and new ones, with the places of the chosen ones; one may be used more than once. */
function chosenMetrics({ registries }: Container, spec: RunSpec, names: readonly string[]) {
  const own = spec.metrics.filter(({ name }) => names.includes(name) || registries.has('metrics', name))
  const metrics = [...own, ...names.filter((name) => own.every((use) => use.name !== name)).map((name) => ({ name }))]
  return { metrics, places: names.flatMap((name) => metrics.flatMap((use, place) => (use.name === name ? [place] : []))) }
}

const key = (stat: Stat): string => JSON.stringify(sorted([stat.metric, stat.name]))

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
