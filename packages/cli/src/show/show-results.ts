import { relative } from 'node:path'
import { errorText, isBinnacleError, type Stat } from '@binnacle/core'
import {
  formatTable,
  NARROW_COLUMNS,
  NARROW_LEGEND,
  narrowRow,
  type RunSummary,
  SUMMARY_COLUMNS,
  summaryRow,
  tableWidth,
  toldApart,
} from '@binnacle/report'
import { commandWord } from '../command-word.ts'
import type { CommandSession } from '../command-session.ts'
import { redactSecrets } from '@binnacle/session'

/** Shows the runs of a session: the table, where they lie, and what to try next. */
export function showResults(
  session: CommandSession,
  runs: readonly { readonly summary: RunSummary; readonly path: string; readonly stats: readonly Stat[] }[],
  failed: readonly { readonly run: string; readonly error: unknown }[],
  planned: number,
): void {
  const { terminal, options } = session
  if (options.json === true) {
    const faults = failed.map(({ run, error }) => ({
      run,
      code: isBinnacleError(error) ? error.code : 'ERR_INTERNAL',
      message: redactSecrets(errorText(error)),
    }))
    terminal.json({ runs: runs.map(({ summary, path }) => ({ ...summary, path })), failed: faults, planned })
    return
  }
  if (runs.length > 0) {
    const summaries = runs.map(({ summary }) => summary)
    terminal.result(runTable(summaries, terminal.width))
    for (const line of markLines(summaries)) terminal.result(line, 'dim')
  }
  const here = (path: string) => {
    const short = relative(session.cwd, path)
    return short === '' ? '.' : short.startsWith('..') ? path : short
  }
  const quoted = (path: string) => (/^[\w./:=,@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)
  const [first] = runs
  if (first !== undefined) {
    terminal.result('')
    terminal.result(
      runs.length === 1
        ? `Run folder: ${here(first.path)}`
        : `Run folders: ${here(first.path.slice(0, -(first.path.split(/[\\/]/).at(-1)!.length + 1)))}`,
    )
    terminal.result(`Next: ${commandWord(session.command)} show ${quoted(here(first.path))}`)
  }
  const errored = runs.reduce((sum, { summary }) => sum + (summary.allOutcomes?.errored ?? 0), 0)
  if (errored > 0)
    terminal.result(
      `${errored} errored ${errored === 1 ? 'sample' : 'samples'}: run the same command to try ${errored === 1 ? 'it' : 'them'} again; errors.jsonl in the run folder says why.`,
    )
  if (failed.length > 0) terminal.result(`${failed.length} of ${planned} runs failed.`)
}

/** The table of runs: full where it fits, else the narrow one with its legend. */
export function runTable(all: readonly RunSummary[], width: number): string {
  const summaries = toldApart(all)
  const full = formatTable(SUMMARY_COLUMNS, summaries.map(summaryRow))
  return tableWidth(full) <= width ? full : `${formatTable(NARROW_COLUMNS, summaries.map(narrowRow))}\n${NARROW_LEGEND}`
}

/** What the marks in the table mean. */
export function markLines(summaries: readonly RunSummary[]): readonly string[] {
  const marks = new Set(summaries.flatMap((summary) => summary.marks))
  const meanings: Readonly<Record<string, string>> = {
    demo: 'demo: rows written for Binnacle. These are not the public sets, and the scores say nothing about them.',
    substituted: "substituted: the data are cut or a stand-in, not the source's own; no claim to published numbers.",
    modified: 'modified: a hook of a plugin changed what was asked or answered; no claim to published numbers.',
  }
  return Object.entries(meanings).flatMap(([mark, text]) => (marks.has(mark) ? [text] : []))
}
