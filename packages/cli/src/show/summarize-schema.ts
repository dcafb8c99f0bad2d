import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BinnacleError, type JsonObject, type ModelInfo } from '@binnacle/core'
import {
  type BoardMain,
  boardSchema,
  helmRunSpec,
  latexTable,
  parseHelmJson,
  parseSchema,
  readHelmRuns,
  summarizeHelm,
  type SummaryCell,
  summaryFiles,
  type SummaryModel,
  type SummaryRun,
  summaryRunOf,
  type SummaryTable,
} from '@binnacle/helm'
import { findRuns, folderName, readRun, statNameFields } from '@binnacle/records'
import { type Column, formatCsv, formatMarkdownTable, formatNumber, formatTable } from '@binnacle/report'
import { marksOf } from '../compare/compare-pair.ts'
import type { FoundRun } from '../compare/find-sides.ts'
import type { CommandSession } from '../command-session.ts'
import type { Options } from '../options.ts'

/** Options of a summary by a schema. */
export interface SchemaOptions extends Options {
  readonly schema?: string
  readonly board?: string
  readonly release?: string
  readonly suites?: readonly string[]
  readonly group?: readonly string[]
  readonly to?: string
}

/**
 * `binnacle summarize --schema FILE` and `--board NAME`: tables of groups as a schema of HELM's or a contributed leaderboard says, of our
 * runs or of a folder that HELM wrote.
 */
export async function summarizeBySchema(session: CommandSession, words: readonly string[], options: SchemaOptions): Promise<void> {
  const { cwd, terminal, settings, container } = session
  const mains = new Map<string, BoardMain>()
  const suites = options.suites ?? [settings.suite]
  const runs = words.length > 0 ? words.flatMap((word) => foundRuns(resolve(cwd, word), suites[0]!)) : await ownRuns(session, suites, mains)
  if (runs.length === 0) throw noRuns(words[0] ?? join(settings.out, 'runs', folderName(suites[0]!)))
  const schema =
    options.board === undefined
      ? parseSchema(readSchema(resolve(cwd, options.schema!)), options.schema!)
      : boardSchema(await container.registries.get('leaderboards', options.board), (group) => mains.get(group))
  for (const warning of schema.warnings) terminal.note(warning)
  const seen = new Set<string>()
  const twice = new Set(runs.flatMap(({ name }) => (seen.has(name) || !seen.add(name) ? [name] : [])))
  if (twice.size > 0)
    terminal.warn(`${twice.size} runs are there more than once, and their numbers are averaged, as in HELM (first: ${[...twice][0]})`)
  const models: SummaryModel[] = []
  for (const { name } of container.registries.list('models')) models.push(modelOf(await container.registries.get('models', name)))
  const parts = { schema, runs, models }
  const summary = summarizeHelm(parts)
  const pages = options.group === undefined ? summary.pages : summary.pages.filter(({ name }) => options.group!.includes(name))
  if (pages.length === 0)
    throw noGroups(
      runs,
      schema.runGroups.map(({ name }) => name),
    )
  const format = options.json === true ? 'json' : (options.format ?? 'table')
  if (format === 'helm') {
    if (options.to === undefined) throw toMissing()
    const date = new Date().toISOString().slice(0, 10)
    const files = summaryFiles(parts, summary, { suites, date, ...(options.release === undefined ? {} : { release: options.release }) })
    for (const [name, text] of files) write(join(resolve(cwd, options.to), name), text)
    return terminal.result(`${files.size} files written to ${resolve(cwd, options.to)}`)
  }
  if (format === 'json') return terminal.json({ suites, release: options.release, index: summary.index, pages })
  for (const { name, title, tables } of pages) {
    for (const table of tables) {
      if (format === 'latex') terminal.result(`${latexTable(table, name)}\n`)
      else showTable(session, `${title}${table.title === '' || table.title === title ? '' : ` – ${table.title}`}`, table, format)
    }
  }
}

function readSchema(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new BinnacleError({
      code: 'ERR_SCHEMA_READ',
      message: `the schema ${file} cannot be read`,
      hint: 'Correct the path after --schema: a schema file of HELM, such as schema_lite.yaml.',
      cause,
    })
  }
}

/** Runs of a folder: what HELM wrote there, or runs of ours. */
function foundRuns(path: string, suite: string): readonly SummaryRun[] {
  if (!existsSync(path)) throw noRuns(path)
  return readHelmRuns(path, suite)
}

/**
 * Our own runs of suites, in HELM's form.
 * @param mains takes the main number of the tasks of each group
 */
async function ownRuns(
  { settings, container, terminal }: CommandSession,
  suites: readonly string[],
  mains: Map<string, BoardMain>,
): Promise<readonly SummaryRun[]> {
  const runs: SummaryRun[] = []
  const records: FoundRun[] = []
  const unfinished: string[] = []
  for (const suite of suites) {
    for (const path of findRuns(join(settings.out, 'runs', folderName(suite)))) {
      const run = readRun(path)
      try {
        if (!run.finished) {
          unfinished.push(path)
          continue
        }
        const spec = parseHelmJson(await helmRunSpec(run.record.spec, container.registries)) as JsonObject
        const stats = run.stats().map(({ name, count, sum, min, max }) => ({ name: statNameFields(name) as never, count, sum, min, max }))
        runs.push(summaryRunOf(spec, stats, suite))
        records.push({ path, record: run.record })
        const { groups, main } = run.record.spec
        if (main !== undefined) for (const group of groups) if (!mains.has(group)) mains.set(group, main)
      } finally {
        run.close()
      }
    }
  }
  if (unfinished.length > 0)
    terminal.warn(`${unfinished.length} unfinished ${unfinished.length === 1 ? 'run is' : 'runs are'} left out (first: ${unfinished[0]})`)
  for (const mark of marksOf(...records)) terminal.warn(mark)
  return runs.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const modelOf = ({ name, displayName = name }: ModelInfo): SummaryModel => ({ model: name, displayName })

const noRuns = (place: string) =>
  new BinnacleError({
    code: 'ERR_SUMMARIZE_EMPTY',
    message: `there are no runs in ${place}`,
    hint: 'Give a folder that HELM wrote (benchmark_output/runs/SUITE), or --suite and --out as they were given to `binnacle run`.',
  })

const noGroups = (runs: readonly SummaryRun[], known: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_SUMMARIZE_GROUPS',
    message: `no run is of a group of this schema: runs are of ${[...new Set(runs.flatMap(({ groups }) => groups))].join(', ')}`,
    hint: `Groups of the schema: ${known.join(', ')}.`,
  })

const toMissing = () =>
  new BinnacleError({ code: 'ERR_SUMMARIZE_TO', message: '--format helm writes files', hint: 'Give the folder with --to DIR.' })

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function showTable({ terminal }: CommandSession, title: string, { header, rows }: SummaryTable, format: string): void {
  const columns = header.map(({ value }, place): Column => (place === 0 ? { title: value } : { title: value, align: 'right' }))
  const texts = rows.map((row) => row.map(cellText))
  if (format === 'csv')
    return terminal.result(
      formatCsv(
        [{ title: 'table' }, ...columns],
        texts.map((row) => [title, ...row]),
      ),
    )
  const shown = [...columns.keys()].filter((place) => place === 0 || rows.some((row) => row[place]!.value !== undefined))
  const only = (cells: readonly string[]) => shown.map((place) => cells[place]!)
  const visible = shown.map((place) => columns[place]!)
  if (format === 'markdown') terminal.result(`### ${title}\n`)
  else terminal.result(title, 'bold')
  terminal.result(format === 'markdown' ? formatMarkdownTable(visible, texts.map(only)) : formatTable(visible, texts.map(only)))
  const reasons = new Map<string, number>()
  for (const cell of rows.flat()) {
    if (cell.value !== undefined || cell.description === undefined) continue
    const reason = cell.description === '(0)' ? 'nothing was counted' : cell.description
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  for (const [reason, count] of reasons) terminal.result(`–: ${reason} (${count} ${count === 1 ? 'cell' : 'cells'})`, 'dim')
  terminal.result('')
}

const cellText = ({ value }: SummaryCell): string => (typeof value === 'string' ? value : formatNumber(value))
