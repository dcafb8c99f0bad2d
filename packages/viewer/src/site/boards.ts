import { join } from 'node:path'
import type { Stat } from '@binnacle/core'
import {
  type BoardMain,
  parseSchema,
  summarizeHelm,
  type SummaryCell,
  summaryRunOf,
  type SummaryRun,
  type SummarySchema,
  type SummaryTable,
} from '@binnacle/helm'
import { readText } from '@binnacle/reader'
import { statNameFields } from '@binnacle/records'
import type { BoardCell, BoardColumn, BoardDocument, BoardEntry, BoardTable, RunCard } from '../model/documents.ts'
import type { RunPlace, SuitePlace } from './find-places.ts'
import { guardedCarrier } from './guarded-carrier.ts'
import { helmSummaryRun, readHelmFiles } from './helm-card.ts'
import { withOwnRun } from './own-card.ts'
import type { BoardSource, SiteOptions } from './site-options.ts'

/** The board that HELM's own schema beside the runs says. */
const OWN_SCHEMA: BoardEntry = { id: 'schema', title: 'HELM' }

/** The schema that HELM left beside its runs; undefined where there is none. */
export async function suiteSchema({ path, runs }: SuitePlace): Promise<SummarySchema | undefined> {
  const carrier = guardedCarrier(path, runs[0]?.root ?? path)
  try {
    const text = await readText(carrier, 'schema.json')
    return text === undefined ? undefined : parseSchema(text, join(path, 'schema.json'))
  } finally {
    await carrier.close()
  }
}

/** The boards that have tables for the runs of a suite. */
export function boardEntries(
  cards: readonly RunCard[],
  schema: SummarySchema | undefined,
  sources: readonly BoardSource[],
): readonly BoardEntry[] {
  const groups = new Set(cards.flatMap((card) => card.groups))
  const contributed = sources.filter((source) => source.groups.some((group) => groups.has(group)))
  return [...(schema === undefined ? [] : [OWN_SCHEMA]), ...contributed.map(({ name, title }) => ({ id: boardId(name), title }))]
}

const boardId = (name: string): string => `board-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** What a board is made of. */
export interface BoardParts {
  readonly suite: SuitePlace
  readonly cards: readonly RunCard[]
  readonly schema: SummarySchema | undefined
  readonly options: SiteOptions
}

/** Makes the tables of a board; undefined where there is none of that id. */
export async function boardDocument(id: string, { suite, cards, schema: own, options }: BoardParts): Promise<BoardDocument | undefined> {
  const source = options.boards?.find(({ name }) => boardId(name) === id)
  if (source === undefined && (id !== OWN_SCHEMA.id || own === undefined)) return undefined
  const places = suite.runs.filter(({ id: run }) => cards.some((card) => card.id === run && card.state === 'finished'))
  const { runs, mains, stats } = await summaryRuns(places, suite.name, options)
  const schema = source === undefined ? own! : source.schema((group) => mains.get(group))
  const models = (options.models ?? []).map(({ name, displayName = name }) => ({ model: name, displayName }))
  const { pages } = summarizeHelm({ schema, runs, models })
  const byName = new Map(cards.map((card) => [card.name, card]))
  const describe = (group: string) => schema.runGroups.find(({ name }) => name === group)
  return {
    id,
    title: source?.title ?? OWN_SCHEMA.title,
    warnings: schema.warnings,
    groups: pages.map(({ name, title, tables }) => {
      const { description, category } = describe(name) ?? {}
      return {
        name,
        title,
        ...(description == null ? {} : { description }),
        ...(category == null ? {} : { category }),
        tables: tables.map((table) => boardTable(table, byName, stats)),
      }
    }),
  }
}

interface SummaryRuns {
  readonly runs: readonly SummaryRun[]
  /** The main number of the tasks of each group. */
  readonly mains: ReadonlyMap<string, BoardMain>
  /** By the name of the run. */
  readonly stats: ReadonlyMap<string, readonly Stat[]>
}

/** Runs as tables take them; of ours only those that are finished. */
async function summaryRuns(places: readonly RunPlace[], suite: string, { helmSpec }: SiteOptions): Promise<SummaryRuns> {
  const runs: SummaryRun[] = []
  const mains = new Map<string, BoardMain>()
  const stats = new Map<string, readonly Stat[]>()
  for (const place of places) {
    if (place.source === 'helm') {
      runs.push(helmSummaryRun(await readHelmFiles(place), suite))
      continue
    }
    if (helmSpec === undefined) continue
    const { record, own } = await withOwnRun(place, (run) => ({ record: run.record, own: run.stats() }))
    const written = own.map(({ name, count, sum, min, max }) => ({ name: statNameFields(name) as never, count, sum, min, max }))
    const run = summaryRunOf(await helmSpec(record.spec), written, suite)
    runs.push(run)
    stats.set(record.name, own)
    stats.set(run.name, own)
    const { groups, main } = record.spec
    if (main !== undefined) for (const group of groups) if (!mains.has(group)) mains.set(group, main)
  }
  return { runs: runs.toSorted((a, b) => (a.name < b.name ? -1 : 1)), mains, stats }
}

function boardTable(
  { title, header, rows }: SummaryTable,
  cards: ReadonlyMap<string, RunCard>,
  stats: ReadonlyMap<string, readonly Stat[]>,
): BoardTable {
  return {
    title,
    columns: header.slice(1).map(
      ({ value, description, lower_is_better: lower }): BoardColumn => ({
        title: value,
        ...(description === undefined ? {} : { description }),
        ...(lower === undefined ? {} : { direction: lower ? 'lower' : 'higher' }),
        ...(value === 'Mean win rate' ? { aggregate: 'win-rate' } : value === 'Mean score' ? { aggregate: 'mean' } : {}),
      }),
    ),
    rows: rows.map(([label, ...cells]) => {
      const shown = cells.map((cell) => boardCell(cell, cards, stats))
      const run = shown.flatMap(({ runs = [] }) => runs)[0]
      const card = [...cards.values()].find(({ id }) => id === run)
      return { label: String(label?.value ?? ''), model: card?.summary?.model ?? String(label?.value ?? ''), cells: shown }
    }),
  }
}

function boardCell(
  { value, description, behind }: SummaryCell,
  cards: ReadonlyMap<string, RunCard>,
  stats: ReadonlyMap<string, readonly Stat[]>,
): BoardCell {
  const behindCards = behind?.runs.flatMap((name) => cards.get(name) ?? []) ?? []
  const [only] = behindCards.length === 1 ? behindCards : []
  const stat =
    behind === undefined || only === undefined
      ? undefined
      : stats
          .get(behind.runs[0]!)
          ?.find(
            ({ name }) =>
              name.name === behind.stat &&
              name.split === behind.split &&
              name.subSplit === behind.subSplit &&
              name.perturbation?.name === behind.perturbation,
          )
  const { outcomes, shots, trials } = only?.summary ?? {}
  const marks = [...new Set(behindCards.flatMap(({ summary }) => summary?.marks ?? []))]
  return {
    ...(typeof value === 'number' ? { value } : value === undefined ? {} : { text: value }),
    ...(description === undefined ? {} : { description }),
    ...(behind === undefined ? {} : { runs: behindCards.map(({ id }) => id), stat: `${behind.stat} (${behind.split})` }),
    ...(stat?.spread === undefined ? {} : { interval: stat.spread.interval, n: stat.spread.n }),
    ...(stat?.missing === undefined || stat.missing === 0 ? {} : { missing: stat.missing }),
    ...(outcomes === undefined ? {} : { outcomes }),
    ...(shots === undefined ? {} : { shots }),
    ...(trials === undefined ? {} : { trials }),
    ...(marks.length === 0 ? {} : { marks }),
  }
}
