import { OUTCOMES } from '@binnacle/core'
import { rowMeans, type Table, winRates } from '@binnacle/helm/aggregates'
import type { BoardCell, BoardColumn, BoardRow, BoardTable, ModelCard, RunCard } from '../../model/documents.ts'

/** Which part of a table is shown, and how. */
export interface BoardView {
  /** The title of the column that rows are sorted by; `''`: the model. */
  readonly sort?: string | undefined
  readonly descending?: boolean | undefined
  readonly hidden: readonly string[]
  readonly models: readonly string[]
  readonly creators: readonly string[]
  readonly access: readonly string[]
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Whether columns without any number are shown. */
  readonly empty?: boolean | undefined
}

/** A table as it is shown. */
export interface ShownTable {
  readonly columns: readonly (BoardColumn & { readonly place: number })[]
  readonly rows: readonly ShownRow[]
  /** Whether rows or columns are left out: numbers over all columns are then made anew. */
  readonly isPartial: boolean
  /** Columns of the table that have no number. */
  readonly empty: number
}

/** A row with the numbers over the columns that are shown, computed here. */
export interface ShownRow extends BoardRow {
  readonly winRate: number | undefined
  readonly mean: number | undefined
  /** In how many of the shown columns it has a number, and how many there are: numbers over fewer are not of the same tasks. */
  readonly present: readonly [number, number]
  /** By column: whether it is the best of those shown. */
  readonly best: readonly boolean[]
}

/** The runs of a suite as a table: models against tasks. Runs of one task and model that differ in settings have rows of their own. */
export function overviewTable(cards: readonly RunCard[]): BoardTable {
  const shown = cards.filter(({ summary }) => summary !== undefined)
  const columns = new Map<string, RunCard[]>()
  const rows = new Map<string, { readonly model: string; readonly cards: RunCard[] }>()
  for (const card of shown) {
    const summary = card.summary!
    const column = columnTitle(card)
    columns.set(column, [...(columns.get(column) ?? []), card])
    const alike = shown.filter((other) => other.summary!.model === summary.model && columnTitle(other) === column)
    const label = alike.length === 1 ? summary.model : `${summary.model} [${settingsApart(card, alike)}]`
    const row = rows.get(label)
    if (row === undefined) rows.set(label, { model: summary.model, cards: [card] })
    else row.cards.push(card)
  }
  return {
    title: '',
    columns: [...columns].map(([title, own]): BoardColumn => {
      const { summary, lowerIsBetter } = own[0]!
      return {
        title,
        description: `${summary!.stat}${summary!.split === '' ? '' : ` (${summary!.split})`}`,
        ...(lowerIsBetter === undefined ? {} : { direction: lowerIsBetter ? 'lower' : 'higher' }),
      }
    }),
    rows: [...rows].map(
      ([label, row]): BoardRow => ({
        label,
        model: row.model,
        cells: [...columns].map(([title, own]) => {
          const card = row.cards.find((one) => columnTitle(one) === title)
          return card === undefined ? {} : runCell(card, own)
        }),
      }),
    ),
  }
}

/** Runs of one task that are known by different numbers are not in one column. */
const columnTitle = ({ summary }: RunCard): string => summary!.task

function settingsApart(card: RunCard, alike: readonly RunCard[]): string {
  const own = settingsOf(card)
  const differing = Object.keys(own).filter((name) => alike.some((other) => settingsOf(other)[name] !== own[name]))
  return differing.length === 0 ? `${alike.indexOf(card) + 1}` : differing.map((name) => `${name}=${own[name]}`).join(', ')
}

/** What tells whether two runs were asked in the same way. */
const settingsOf = ({ summary }: RunCard): Readonly<Record<string, string>> => ({
  ...summary!.settings,
  shots: String(summary!.shots),
  trials: String(summary!.trials),
  stat: summary!.stat,
  split: summary!.split,
})

/** The cell of one run. Settings in which it differs from most of its column are marked: the numbers are not of the same questions. */
function runCell(card: RunCard, column: readonly RunCard[]): BoardCell {
  const summary = card.summary!
  const own = settingsOf(card)
  const differing = Object.entries(own).flatMap(([name, value]) => {
    const usual = mostCommon(column.map((one) => settingsOf(one)[name]!))
    return value === usual ? [] : [`${name}: ${value} (${usual})`]
  })
  const marks = [...summary.marks, ...differing.map((text) => `≠ ${text}`)]
  return {
    ...(summary.score === undefined ? {} : { value: summary.score }),
    runs: [card.id],
    stat: `${summary.stat}${summary.split === '' ? '' : ` (${summary.split})`}`,
    ...(summary.interval === undefined ? {} : { interval: summary.interval }),
    ...(summary.n === undefined ? {} : { n: summary.n }),
    ...(summary.outcomes === undefined ? {} : { outcomes: summary.outcomes }),
    shots: summary.shots,
    trials: summary.trials,
    ...(summary.missing === 0 ? {} : { missing: summary.missing }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(card.state === 'finished' ? {} : { text: card.state }),
  }
}

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]![0]
}

/** How many of the samples of a cell are scored, and how many there are. */
export function scoredOf({ outcomes }: BoardCell): readonly [scored: number, all: number] | undefined {
  if (outcomes === undefined) return undefined
  return [outcomes.scored, OUTCOMES.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0)]
}

/** The part of a table that is shown: filtered, sorted, with the numbers over what is shown. */
export function viewTable(table: BoardTable, view: BoardView, models: readonly ModelCard[]): ShownTable {
  const cards = new Map(models.map((model) => [model.name, model]))
  const isEmpty = (place: number) => table.rows.every(({ cells }) => cells[place]?.value === undefined && cells[place]?.text === undefined)
  const all = table.columns.map((column, place) => ({ ...column, place }))
  const columns = all.filter(({ title, place }) => !view.hidden.includes(title) && (view.empty === true || !isEmpty(place)))
  const rows = table.rows.filter((row) => isShown(row, cards.get(row.model), view))
  const scored = columns.filter(({ aggregate }) => aggregate === undefined)
  const own = helmTable(scored, rows)
  const isAlike = new Set(scored.map(({ direction }) => direction)).size <= 1
  const rates = winRates(own)
  const means = isAlike ? rowMeans(own) : rows.map(() => undefined)
  const best = columns.map((column) => bestOf(column, rows))
  const shown = rows.map(
    (row, index): ShownRow => ({
      ...row,
      winRate: rates[index],
      mean: means[index],
      present: [scored.filter(({ place }) => row.cells[place]?.value !== undefined).length, scored.length],
      best: columns.map(({ place }, at) => best[at] !== undefined && row.cells[place]?.value === best[at]),
    }),
  )
  return {
    columns,
    rows: sortRows(shown, columns, view),
    isPartial: rows.length < table.rows.length || all.some(({ title }) => view.hidden.includes(title)),
    empty: all.filter(({ place }) => isEmpty(place)).length,
  }
}

function isShown(row: BoardRow, model: ModelCard | undefined, { models, creators, access, from, to }: BoardView): boolean {
  if (models.length > 0 && !models.includes(row.label)) return false
  if (creators.length > 0 && !creators.includes(model?.creator ?? '')) return false
  if (access.length > 0 && !access.includes(model?.access ?? '')) return false
  const date = model?.releaseDate
  if (from !== undefined && from !== '' && (date === undefined || date < from)) return false
  return !(to !== undefined && to !== '' && (date === undefined || date > to))
}

/** The columns in the form in which HELM's numbers over all columns are made. */
function helmTable(columns: readonly (BoardColumn & { readonly place: number })[], rows: readonly BoardRow[]): Table {
  return {
    title: '',
    links: [],
    header: [
      { value: 'Model', markdown: false, metadata: {} },
      ...columns.map(({ title, direction }) => ({
        value: title,
        markdown: false,
        metadata: {},
        ...(direction === undefined ? {} : { lower_is_better: direction === 'lower' }),
      })),
    ],
    rows: rows.map(({ label, cells }) => [
      { value: label, markdown: false },
      ...columns.map(({ place }) => {
        const value = cells[place]?.value
        return value === undefined ? { markdown: false } : { value, markdown: false }
      }),
    ]),
  }
}

function bestOf({ direction, place }: BoardColumn & { readonly place: number }, rows: readonly BoardRow[]): number | undefined {
  const values = rows.flatMap(({ cells }) => cells[place]?.value ?? [])
  if (direction === undefined || values.length < 2) return undefined
  return direction === 'lower' ? Math.min(...values) : Math.max(...values)
}

/** The names under which rows can be sorted by what is computed here. */
export const SORT_WIN_RATE = '~win-rate'
export const SORT_MEAN = '~mean'

function sortRows(rows: readonly ShownRow[], columns: ShownTable['columns'], { sort, descending }: BoardView): readonly ShownRow[] {
  const column = columns.find(({ title }) => title === sort)
  const sign = (descending ?? column?.direction !== 'lower') ? -1 : 1
  const valueOf = (row: ShownRow): number | undefined =>
    sort === SORT_MEAN
      ? row.mean
      : sort === SORT_WIN_RATE || sort === undefined
        ? row.winRate
        : column === undefined
          ? undefined
          : row.cells[column.place]?.value
  if (sort === '') return rows.toSorted((a, b) => (descending === true ? -1 : 1) * a.label.localeCompare(b.label))
  // Rows without a number stand last, whichever way.
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1
    return sign * (one - other)
  })
}
