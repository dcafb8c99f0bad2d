import { basename, join, resolve } from 'node:path'
import { BinnacleError, isBinnacleError, type RunEvent, type RunSpec, type Stat } from '@binnacle/core'
import { annotationsReader, loadRunCode, type RunStore, score as scoreRoom, type ScoreRow, sorted } from '@binnacle/engine'
import { findRuns, readRun, rescoreRun, type RunFile } from '@binnacle/records'
import { formatNumber, formatTable } from '@binnacle/report'
import { exitWithProblems, tellProblems, withProblems } from '../broken-plugins.ts'
import { formatError } from '../format-error.ts'
import { type Session, withSession } from '../open-session.ts'
import { ownVersion } from '../program.ts'
import type { Options } from '../settings.ts'
import { createRowComparison, type MovedScore, type RowComparison } from '../moved-rows.ts'
import { faultText } from '../progress.ts'
import { createTerminal, type Terminal } from '../terminal.ts'

/** `binnacle score` */
export async function score(
  paths: readonly string[],
  given: Options & { readonly metric?: readonly string[]; readonly into?: string },
  command: string,
): Promise<void> {
  const terminal = createTerminal(given)
  const runs = paths.flatMap((path) => findRuns(resolve(path)))
  if (runs.length === 0) {
    throw new BinnacleError({
      code: 'ERR_RECORD_NOT_A_RUN',
      message: `there is no run folder at ${paths.join(', ')}`,
      hint: 'Give a run folder, a suite or an output folder.',
    })
  }
  const targets = targetsOf(runs, given.into)
  const results: Rescored[] = []
  await withSession(given, command, terminal, async (session) => {
    await withProblems(session.container, async () => {
      for (const [path, into] of targets) {
        try {
          results.push(await scoreOne(session, path, into, given.metric))
        } catch (cause) {
          // What concerns one run does not keep the others from being scored, but is said.
          if (runs.length === 1 || !isBinnacleError(cause) || cause.fate !== 'run') throw cause
          terminal.warn(formatError(cause, given.debug))
          process.exitCode = cause.exitCode
        }
      }
    })
    tellProblems(session)
    exitWithProblems(session)
  })
  if (given.json === true) return terminal.json(results)
  for (const { run, moved, stats, rows } of results) {
    const movedRows = rows.reduce((sum, { count }) => sum + count, 0)
    const what = movedRows === 0 ? '' : `, ${movedRows} scores of rows moved`
    terminal.result(
      moved.length === 0 ? `${run}: ${stats} stats, none moved${what}` : `${run}: ${stats} stats, ${moved.length} moved${what}`,
    )
    if (moved.length > 0) {
      terminal.result(
        formatTable(
          [{ title: 'stat' }, { title: 'before', align: 'right' }, { title: 'now', align: 'right' }],
          moved.map((one) => [one.stat, formatNumber(one.before), formatNumber(one.now)]),
        ),
      )
    }
    showRows(terminal, rows)
  }
}

/**
 * Where the scores of each run go: undefined for the run itself.
 * @throws BinnacleError `ERR_SCORE_INTO` where two would go to one place
 */
function targetsOf(runs: readonly string[], into: string | undefined): ReadonlyMap<string, string | undefined> {
  const targets = new Map<string, string | undefined>()
  const places = new Map<string, string>()
  for (const path of runs) {
    const place = into === undefined ? path : runs.length > 1 ? join(resolve(into), basename(path)) : resolve(into)
    const other = places.get(place)
    if (other !== undefined && other !== path) {
      throw new BinnacleError({
        code: 'ERR_SCORE_INTO',
        message: `${other} and ${path} would both go to ${place}`,
        hint: 'Score them one after the other, each with an --into of its own.',
      })
    }
    places.set(place, path)
    targets.set(path, into === undefined ? undefined : place)
  }
  return targets
}

/** What came of scoring a run again. */
interface Rescored {
  readonly run: string
  readonly moved: readonly Moved[]
  readonly stats: number
  readonly rows: readonly MovedScore[]
  /** Names of files that were there before, which lie beside the new ones. */
  readonly kept: readonly string[]
}

/** Rows of a score that are shown. */
const SHOWN = 5

function showRows(terminal: Terminal, rows: readonly MovedScore[]): void {
  for (const { metric, score, count, rows: moved } of rows) {
    const shown = moved.slice(0, SHOWN).map(({ row, before, now }) => `${row} ${valueText(before)} → ${valueText(now)}`)
    terminal.result(
      `  ${score} (${metric}): ${count} ${count === 1 ? 'row' : 'rows'} moved: ${shown.join(', ')}${count > SHOWN ? ', … (--json lists them)' : ''}`,
    )
  }
}

const valueText = (value: number | readonly number[] | null): string =>
  value === null ? 'missing' : typeof value === 'number' ? formatNumber(value) : `[${value.map(formatNumber).join(', ')}]`

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

interface Moved {
  readonly stat: string
  readonly before: number | undefined
  readonly now: number | undefined
}

async function scoreOne(
  { container, terminal }: Session,
  path: string,
  into: string | undefined,
  metrics: readonly string[] | undefined,
): Promise<Rescored> {
  const run = readRun(path)
  try {
    const { record } = run
    const scoring = rescoreRun(run, { into, version: ownVersion() })
    try {
      const faults = ['stats.json', 'scores.jsonl'].map((name) => run.damage(name as RunFile))
      const [before, recorded] = [faults[0] === undefined ? run.stats() : [], faults[1] === undefined ? run.scores.scan() : []]
      const spec: RunSpec = metrics === undefined ? record.spec : { ...record.spec, metrics: chosenMetrics(record.spec, metrics) }
      const parts = await loadRunCode(container, spec)
      const emit = (event: RunEvent) => {
        if (event.type === 'note') terminal.note(event.message)
        else if (event.type === 'fault') terminal.warn(faultText(event))
      }
      const rows = createRowComparison(recorded as Iterable<readonly ScoreRow[]>, record.spec, spec)
      const store = comparing(scoring.store as unknown as RunStore, rows)
      const found = await scoreRoom(spec, parts.metrics, {
        store,
        hooks: container.hooks,
        emit,
        annotationsOf: annotationsReader(parts, store, run.isOldFormat),
      })
      const isWhole = metrics === undefined
      const kept = scoring.finish(found, isWhole)
      for (const fault of faults) if (fault !== undefined) terminal.warn(healedText(record.name, fault, isWhole && into === undefined))
      if (kept.length > 0) terminal.note(`${record.name}: what was there before is kept as ${kept.join(', ')}`)
      return { run: record.name, moved: difference(before, found.stats, isWhole), stats: found.stats.length, rows: rows.moved(), kept }
    } finally {
      scoring.close()
    }
  } finally {
    run.close()
  }
}

const healedText = (run: string, { message }: BinnacleError, isHealed: boolean): string =>
  `${run}: ${message}; ${isHealed ? 'it is made anew from the recorded answers' : 'nothing is compared with it'}`

function chosenMetrics(spec: RunSpec, names: readonly string[]): RunSpec['metrics'] {
  const own = new Map(spec.metrics.map((use) => [use.name, use]))
  return names.map((name) => own.get(name) ?? { name })
}

const key = (stat: Stat): string => JSON.stringify(sorted([stat.metric, stat.name]))

/** The stats that are others than before; where all metrics were scored, also those that are gone. */
function difference(before: readonly Stat[], now: readonly Stat[], isWhole: boolean): readonly Moved[] {
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
