import {
  type Correction,
  correctComparisons,
  differingFields,
  differingRows,
  rankIntervals,
  type RankedModel,
  readScores,
} from '@binnacle/analysis'
import type { Direction } from '@binnacle/core'
import { readRun } from '@binnacle/records'
import { type Column, formatCsv, formatMarkdownTable, formatNumber, formatTable } from '@binnacle/report'
import { assumedText, checkCluster, comparePair, type ComparedPair, marksOf, taskText } from '../compare/compare-pair.ts'
import * as errors from '../compare/errors.ts'
import { findDirection } from '../compare/find-direction.ts'
import { findSide, type FoundRun, pairRuns, taskKey } from '../compare/find-sides.ts'
import { type CommandSession, withSession } from '../command-session.ts'
import type { Options } from '../options.ts'
import { createTerminal } from '../terminal.ts'

/** Options of the command. */
export interface CompareOptions extends Options {
  readonly metric?: string
  readonly split?: string
  readonly cluster?: string
  readonly level?: string
  readonly correction?: Correction
  readonly flips?: number
  readonly anyway?: boolean
}

/** `binnacle compare A B`, or `binnacle compare SUITE` for ranks. */
export async function compare(words: readonly string[], options: CompareOptions, command: string): Promise<void> {
  await withSession(options, command, createTerminal(options), async (session) => {
    const confidence = options.level === undefined ? 0.95 : Number(options.level)
    if (!(confidence > 0 && confidence < 1)) throw errors.badLevel(options.level!)
    const [first, second] = words
    if (second === undefined)
      await showRanks(session, findSide(first!, session.settings, session.cwd, session.terminal.warn), options, confidence)
    else await showPairs(session, [first!, second], options, confidence)
  })
}

async function showPairs(
  session: CommandSession,
  [first, second]: readonly [string, string],
  options: CompareOptions,
  confidence: number,
): Promise<void> {
  const { settings, cwd, terminal, container } = session
  const [own, other] = [first, second].map((given) => findSide(given, settings, cwd, terminal.warn)) as [
    readonly FoundRun[],
    readonly FoundRun[],
  ]
  const pairs = pairRuns(own, other)
  // Two runs are compared as they were given, whatever they were asked: what differs is said.
  const [one, two] = [own[0]!, other[0]!]
  const asked = pairs.length === 0 && own.length === 1 && other.length === 1 ? [[one, two] as const] : pairs
  if (asked.length === 0) throw errors.nothingShared(first, second)
  const compared: ComparedPair[] = []
  for (const [a, b] of asked) {
    const given = {
      ...(options.metric === undefined ? {} : { metric: options.metric }),
      ...(options.split === undefined ? {} : { split: options.split }),
      ...(options.cluster === undefined ? {} : { cluster: options.cluster }),
    }
    const directionOf = (run: FoundRun, stat: string) => findDirection(container, run.record.spec, stat)
    compared.push(await comparePair(a, b, { ...given, confidence, anyway: options.anyway === true, directionOf }))
  }
  const correction = options.correction ?? 'holm'
  const corrected = correctComparisons(compared, correction)
  const alone = { first: own.length - asked.length, second: other.length - asked.length }
  const format = options.json === true ? 'json' : (options.format ?? 'table')
  if (format === 'json') {
    const comparisons = compared.map((pair, index) => ({ ...pair, correctedPValue: nullable(corrected[index]!) }))
    return terminal.json({ confidence, correction, comparisons, unpaired: alone })
  }
  const columns = pairColumns(confidence, compared.length > 1 ? correction : undefined)
  const rows = compared.map((pair, index) => pairRow(pair, compared.length > 1 ? corrected[index]! : undefined))
  if (format === 'csv') return terminal.result(formatCsv(columns, rows))
  const names = [...new Set(compared.flatMap(({ models }) => [`${models[0]} − ${models[1]}`]))]
  terminal.result(`Differences are first minus second: ${names.join(', ')}.`)
  terminal.result(format === 'markdown' ? formatMarkdownTable(columns, rows) : formatTable(columns, rows))
  for (const pair of compared) for (const warning of pair.warnings) terminal.warn(`${pair.task}: ${warning}`)
  if (alone.first + alone.second > 0) terminal.note(`Without a partner: ${alone.first} runs of the first, ${alone.second} of the second.`)
  if (format === 'table') for (const pair of compared) showFlips(session, pair, options.flips ?? 5)
}

const nullable = (value: number): number | null => (Number.isNaN(value) ? null : value)

const right = (title: string): Column => ({ title, align: 'right' })

const pairColumns = (confidence: number, correction: Correction | undefined): readonly Column[] => [
  { title: 'task' },
  { title: 'metric' },
  right('first'),
  right('second'),
  right('difference'),
  { title: `${Math.round(confidence * 1000) / 10} % interval` },
  right('p'),
  ...(correction === undefined || correction === 'none' ? [] : [right(`p (${correction})`)]),
  { title: 'test' },
  right('rows'),
  right('better'),
  right('worse'),
  right('detectable'),
]

function pairRow(pair: ComparedPair, corrected: number | undefined): readonly string[] {
  const { task, stat, split, means, difference, interval, pValue, test, rows, clusters, better, worse, detectable } = pair
  return [
    task,
    split === undefined ? stat : `${stat} (${split})`,
    formatNumber(means[0]),
    formatNumber(means[1]),
    signed(difference),
    `${signed(interval[0])} … ${signed(interval[1])}`,
    formatP(pValue),
    ...(corrected === undefined ? [] : [formatP(corrected)]),
    test,
    clusters === undefined ? String(rows) : `${rows} in ${clusters}`,
    String(better),
    String(worse),
    formatNumber(detectable),
  ]
}

const signed = (value: number): string => (value > 0 ? `+${formatNumber(value)}` : formatNumber(value))
const formatP = (value: number): string => (Number.isNaN(value) ? '–' : value < 0.0001 ? '<0.0001' : value.toFixed(4))

function showFlips({ terminal }: CommandSession, { task, flips, models }: ComparedPair, most: number): void {
  if (flips.length === 0 || most === 0) return
  terminal.result('')
  terminal.result(
    `${task}: ${flips.length} rows differ (${models[0]} / ${models[1]})${flips.length > most ? `, ${most} of them; --flips shows more` : ''}:`,
  )
  for (const { row, first, second } of flips.slice(0, most)) terminal.result(`  ${row}: ${formatNumber(first)} / ${formatNumber(second)}`)
}

async function showRanks(session: CommandSession, runs: readonly FoundRun[], options: CompareOptions, confidence: number): Promise<void> {
  const { terminal, container } = session
  const board = new Map<string, Map<string, ReadonlyMap<string, number>>>()
  const seen = new Map<string, { readonly run: FoundRun; readonly rows: ReadonlyMap<string, string> }>()
  const names = new Map<string, string>()
  const clusters = new Map<string, ReadonlyMap<string, string>>()
  const directions = new Map<string, Direction>()
  const warnings = new Set<string>(marksOf(...runs))
  for (const run of runs) {
    const opened = readRun(run.path)
    const read = readScores(opened, {
      ...(options.metric === undefined ? {} : { stat: options.metric }),
      ...(options.split === undefined ? {} : { split: options.split }),
      ...(options.cluster === undefined ? {} : { cluster: options.cluster }),
    })
    opened.close()
    if (read === undefined) continue
    checkCluster(run, read, options.cluster)
    const found = await findDirection(container, run.record.spec, read.stat)
    if (found === undefined) warnings.add(assumedText(read.stat))
    directions.set(read.stat, found ?? 'higher')
    const key = `${taskKey(run)} ${read.stat}`
    const model = run.record.spec.deployment.name
    const same = names.get(`${key} ${model}`)
    if (same !== undefined) throw errors.askedTwice(model, same, run.record.name)
    names.set(`${key} ${model}`, run.record.name)
    const before = seen.get(key) ?? { run, rows: read.rows }
    seen.set(key, before)
    for (const text of differingTexts(before.run, run, options)) warnings.add(text)
    const others = differingRows(before.rows, read.rows)
    if (others.length > 0 && options.anyway !== true) throw errors.otherRows(before.run.record.name, run.record.name, others)
    if (read.missing.size > 0)
      warnings.add(`${taskText(run)}: ${read.missing.size} rows count for no model, since ${model} has no score there`)
    if (!board.has(key)) board.set(key, new Map())
    board.get(key)!.set(model, read.scores)
    if (read.clusters !== undefined) clusters.set(key, read.clusters)
  }
  const direction = directionOfAll(directions)
  const ranked = rankIntervals(board, { confidence, direction, clusters })
  const models = new Set([...board.values()].flatMap((byModel) => [...byModel.keys()]))
  const left = [...models].filter((model) => ranked.every((one) => one.model !== model))
  const format = options.json === true ? 'json' : (options.format ?? 'table')
  if (format === 'json') return terminal.json({ confidence, tasks: board.size, models: ranked, unranked: left, warnings: [...warnings] })
  const columns: readonly Column[] = [
    { title: 'rank' },
    { title: 'ranks' },
    { title: 'model' },
    right('score'),
    { title: `${confidence * 100} % interval` },
    right('best'),
  ]
  const rows = ranked.map(rankRow)
  terminal.result(
    format === 'csv' ? formatCsv(columns, rows) : format === 'markdown' ? formatMarkdownTable(columns, rows) : formatTable(columns, rows),
  )
  for (const warning of warnings) terminal.warn(warning)
  if (left.length > 0)
    terminal.warn(`not ranked, since they lack some of the ${board.size} tasks, or rows that all have: ${left.join(', ')}`)
}

/** What two runs of a task were not asked alike. */
function differingTexts(first: FoundRun, second: FoundRun, { anyway }: CompareOptions): readonly string[] {
  const fields = differingFields(first.record.spec, second.record.spec)
  const texts = fields.map(({ field }) => `${field} is not the same in ${first.record.name} and in ${second.record.name}`)
  const others = texts.filter((_, place) => fields[place]!.weight === 'question')
  if (others.length > 0 && anyway !== true) throw errors.otherQuestions(second.record.name, others)
  return texts
}

/** The direction of all scores. A mean of scores that are better in different directions says nothing. */
function directionOfAll(directions: ReadonlyMap<string, Direction>): 'higher' | 'lower' {
  const [direction = 'higher', ...others] = new Set(directions.values())
  if (others.length === 0 && direction !== 'neither') return direction
  throw errors.directionsDiffer(
    [...directions].map(([stat, one]) => `${stat} is better ${one === 'neither' ? 'neither higher nor lower' : one}`),
  )
}

function rankRow({ model, rank, rankInterval, score, scoreInterval, best }: RankedModel): readonly string[] {
  const [low, high] = rankInterval
  return [
    String(rank),
    low === high ? String(low) : `${low}–${high}`,
    model,
    formatNumber(score),
    `${formatNumber(scoreInterval[0])} … ${formatNumber(scoreInterval[1])}`,
    `${(best * 100).toFixed(1)} %`,
  ]
}
