import { basename, join, resolve } from 'node:path'
import { BinnacleError, isBinnacleError } from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import { findRuns } from '@binnacle/records'
import { formatNumber, formatTable } from '@binnacle/report'
import { type MovedScore, type Rescored, scoreRun, withProblems } from '@binnacle/session'
import { exitWithProblems, tellProblems } from '../broken-plugins.ts'
import { withSession } from '../command-session.ts'
import { formatError } from '../format-error.ts'
import type { Options } from '../options.ts'
import { ownVersion } from '../own-version.ts'
import { faultText } from '../show/progress.ts'
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
  const options = {
    ...(given.metric === undefined ? {} : { metric: given.metric }),
    version: ownVersion(),
    event(event: RunEvent) {
      if (event.type === 'note') terminal.note(event.message)
      else if (event.type === 'fault') terminal.warn(faultText(event))
    },
  }
  await withSession(given, command, terminal, async (session) => {
    await withProblems(session.container, async () => {
      for (const [path, into] of targets) {
        try {
          results.push(await scoreRun(session.container, path, { ...options, ...(into === undefined ? {} : { into }) }))
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
  for (const { run, moved, stats, rows, healed, kept } of results) {
    for (const text of healed) terminal.warn(`${run}: ${text}`)
    if (kept.length > 0) terminal.note(`${run}: what was there before is kept as ${kept.join(', ')}`)
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
