import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { BinnacleError } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { exportHelmRun } from '@binnacle/helm'
import { findRuns, folderName, makeFolder, openFinished, readRun } from '@binnacle/records'
import { formatCsv, SUMMARY_COLUMNS, summarizeRun, summaryRow } from '@binnacle/report'
import { withSession } from '../command-session.ts'
import type { Options } from '../options.ts'
import { createTerminal } from '../terminal.ts'

/** `binnacle export` */
export async function exportRuns(paths: readonly string[], options: Options & { readonly to: string }, command: string): Promise<void> {
  const terminal = createTerminal(options)
  const path = runPath(resolve(paths[0]!))
  const runs = findRuns(path)
  if (runs.length === 0) {
    throw new BinnacleError({
      code: 'ERR_RECORD_NOT_A_RUN',
      message: `there is no run folder at ${paths[0]}`,
      hint: 'Give a run folder, a suite or an output folder.',
    })
  }
  const to = resolve(options.to)
  if (options.format === 'csv') writeTable(runs, to)
  else {
    await withSession(options, command, terminal, async ({ container }) => {
      for (const run of runs) await exportOne(container, run, join(to, relative(path, run)))
    })
  }
  if (options.json === true) terminal.json({ format: options.format, to, runs: runs.length })
  else terminal.result(`${runs.length} ${runs.length === 1 ? 'run' : 'runs'} written to ${to}`)
}

/** A run named by its real name where the folder's name had to be another one. */
function runPath(path: string): string {
  if (existsSync(path)) return path
  const other = join(dirname(path), folderName(path.slice(dirname(path).length + 1)))
  return existsSync(other) ? other : path
}

async function exportOne(container: Container, path: string, to: string): Promise<void> {
  openFinished(path)
  const run = readRun(path)
  try {
    // Nothing is written of a run that is unfinished, or of which a part is damaged.
    run.check('instances.jsonl', 'requests.jsonl', 'completions.jsonl', 'annotations.jsonl', 'scores.jsonl', 'stats.json')
    await exportHelmRun(run, container, to)
  } finally {
    run.close()
  }
}

function writeTable(paths: readonly string[], to: string): void {
  const rows = paths.map((path) => {
    const run = readRun(path)
    try {
      return summaryRow(summarizeRun(run.record, run.stats(), run.finished))
    } finally {
      run.close()
    }
  })
  makeFolder(to)
  writeFileSync(join(to, 'summary.csv'), `${formatCsv(SUMMARY_COLUMNS, rows)}\n`)
}
