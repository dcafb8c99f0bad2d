import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { BinnacleError } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { exportHelmRun } from '@binnacle/helm'
import { findRuns, folderName, makeFolder, openFinished, readRun } from '@binnacle/records'
import { formatCsv, SUMMARY_COLUMNS, summarizeRun, summaryRow } from '@binnacle/report'
import { withSession } from '../command-session.ts'
import type { Options } from '../options.ts'
import { limitMemory } from '../limit-memory.ts'
import { loadViewer } from '../serve/load-viewer.ts'
import { type ShownOptions, siteOptions } from '../serve/site-options.ts'
import { createTerminal } from '../terminal.ts'

/** Options of `export`. */
interface ExportOptions extends Options, ShownOptions {
  readonly to: string
}

/** `binnacle export` */
export async function exportRuns(paths: readonly string[], options: ExportOptions, command: string): Promise<void> {
  const terminal = createTerminal(options)
  if (options.format === 'site') return exportSite(paths, options, command)
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

/** Bytes of heap that an export may use before garbage is collected early. */
const HEAP = 120e6

/** The page as static files. */
async function exportSite([path]: readonly string[], options: ExportOptions, command: string): Promise<void> {
  const viewer = await loadViewer()
  await withSession(options, command, createTerminal(options), async (session) => {
    const { terminal, cwd } = session
    const to = resolve(cwd, options.to)
    const end = limitMemory(HEAP)
    const written = await viewer.exportSite(await siteOptions(session, [runPath(resolve(cwd, path!))], options), to).finally(end)
    for (const fault of written.faults) terminal.warn(`not written: ${fault}`)
    if (options.json === true) return terminal.json({ format: 'site', to, ...written })
    terminal.result(`${written.runs} ${written.runs === 1 ? 'run' : 'runs'} in ${written.files} files written to ${to}`)
    terminal.note(`Serve the folder with any web server, for instance: npx --yes serve '${to}'`)
  })
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
