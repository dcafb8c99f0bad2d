import { join } from 'node:path'
import { BinnacleError } from '@binnacle/core'
import { findRuns, folderName, readRun } from '@binnacle/records'
import {
  countCopies,
  formatCsv,
  formatMarkdownTable,
  formatTable,
  mainStat,
  PERTURBED_COLUMNS,
  PERTURBED_LEGEND,
  perturbedRows,
  type PerturbedScore,
  perturbedScores,
  type RunSummary,
  SUMMARY_COLUMNS,
  summarizeRun,
  summaryRow,
  toldApart,
} from '@binnacle/report'
import { type CommandSession, withSession } from '../command-session.ts'
import { markLines, runTable } from '../show/show-results.ts'
import { type SchemaOptions, summarizeBySchema } from '../show/summarize-schema.ts'
import { createTerminal } from '../terminal.ts'

/** `binnacle summarize` */
export async function summarize(words: readonly string[], given: SchemaOptions, command: string): Promise<void> {
  await withSession(given, command, createTerminal(given), (session) => {
    if (given.schema !== undefined && given.board !== undefined) throw schemaAndBoard()
    if (given.schema !== undefined || given.board !== undefined) return summarizeBySchema(session, words, given)
    for (const [option, value] of [
      ['--release', given.release],
      ['--group', given.group],
      ['a folder', words[0]],
      ...(given.format === 'latex' || given.format === 'helm' ? [[`--format ${given.format}`, given.format] as const] : []),
    ] as const)
      if (value !== undefined) throw schemaMissing(option)
    return showSuite(session)
  })
}

const schemaMissing = (option: string) =>
  new BinnacleError({
    code: 'ERR_SUMMARIZE_SCHEMA',
    message: `${option} needs a schema or a board, which says what groups and tables there are`,
    hint: 'Give a schema file of HELM (binnacle summarize --schema schema_lite.yaml) or a leaderboard (--board NAME; see `binnacle list leaderboards`).',
  })

const schemaAndBoard = () =>
  new BinnacleError({
    code: 'ERR_SUMMARIZE_SCHEMA',
    message: '--schema and --board both say what tables there are',
    hint: 'Give one of them.',
  })

function showSuite({ settings, options, terminal }: CommandSession): void {
  const folder = join(settings.out, 'runs', folderName(settings.suite))
  const paths = findRuns(folder)
  if (paths.length === 0) {
    throw new BinnacleError({
      code: 'ERR_SUMMARIZE_EMPTY',
      message: `there are no runs in ${folder}`,
      hint: 'Give the suite with --suite and the output folder with --out, as they were given to `binnacle run`.',
    })
  }
  const summaries = paths.map(readSummary)
  const rows = toldApart(summaries).map(summaryRow)
  const format = options.json === true ? 'json' : (options.format ?? 'table')
  if (format === 'json') return terminal.json({ suite: settings.suite, runs: summaries })
  if (format === 'csv') return terminal.result(formatCsv(SUMMARY_COLUMNS, rows))
  terminal.result(format === 'markdown' ? formatMarkdownTable(SUMMARY_COLUMNS, rows) : runTable(summaries, terminal.width))
  for (const line of markLines(summaries)) {
    if (format === 'markdown') terminal.result(`\n${line}`)
    else terminal.result(line, 'dim')
  }
  const perturbed = toldApart(summaries).flatMap((summary, index) => perturbedRows(summary, summaries[index]!.perturbed ?? []))
  if (perturbed.length === 0) return
  terminal.result('')
  if (format === 'markdown') {
    terminal.result(formatMarkdownTable(PERTURBED_COLUMNS, perturbed))
    terminal.result(`\n${PERTURBED_LEGEND}`)
  } else {
    terminal.result(formatTable(PERTURBED_COLUMNS, perturbed))
    terminal.result(PERTURBED_LEGEND, 'dim')
  }
}

/** A run in the table, with what it scores under each perturbation where it has copies. */
interface Summarized extends RunSummary {
  readonly perturbed?: readonly PerturbedScore[]
}

function readSummary(path: string): Summarized {
  const run = readRun(path)
  try {
    const stats = run.stats()
    const summary = summarizeRun(run.record, stats, run.finished)
    const main = run.record.spec.augmentation === undefined ? undefined : mainStat(run.record, stats)
    return main === undefined ? summary : { ...summary, perturbed: perturbedScores(main, stats, countCopies(flat(run.instances.scan()))) }
  } finally {
    run.close()
  }
}

function* flat<T>(batches: Iterable<readonly T[]>): Generator<T> {
  for (const batch of batches) yield* batch
}
