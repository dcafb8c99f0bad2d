import type { TableMaker } from './make-tables.ts'
import { longName, type SummarySchema } from './schema.ts'
import { copyStat, describeStat, meanOf, type MergedStat, mergeStat } from './summary-stat.ts'
import type { SummaryRun } from './summary-run.ts'
import type { Cell, HeaderCell, Table } from './table.ts'

const HEADER: readonly (readonly [value: string, description?: string])[] = [
  ['Group'],
  ['Description'],
  ['Adaptation method', 'Adaptation strategy (e.g., generation)'],
  ['# instances', 'Number of instances evaluated on'],
  ['# references', 'Number of references provided per instance'],
  ['# prompt tokens', 'Total number of prompt tokens'],
  ['# completion tokens', 'Total number of completion tokens'],
  ['# models', "Number of models we're evaluating"],
]

/** The tables of all groups, one for each category, as HELM's front page has them. */
export function indexTables(schema: SummarySchema, maker: TableMaker): readonly Table[] {
  const categories = new Map<string, Cell[][]>()
  for (const group of schema.runGroups) {
    const rows = categories.get(group.category) ?? []
    categories.set(group.category, rows)
    // HELM counts here what a group has, whatever its visibility.
    const runs = maker.expand(group).flatMap(({ name }) => [...(maker.index.byAdapter.get(name)?.values() ?? [])].flat())
    rows.push([
      { value: longName(group), href: `?group=${group.name}`, markdown: false },
      { ...(group.description == null ? {} : { value: group.description }), markdown: true },
      { value: [...new Set(runs.map(({ adapter }) => String(adapter['method'])))].join(', '), markdown: false },
      meanCell(statsOf(runs, 'num_instances')),
      meanCell(statsOf(runs, 'num_references')),
      sumCell(statsOf(runs, 'num_prompt_tokens')),
      sumCell(statsOf(runs, 'num_completion_tokens')),
      {
        value: new Set(runs.map(({ adapter }) => String(adapter['model_deployment'] ?? adapter['model']))).size,
        isCount: true,
        markdown: false,
      },
    ])
  }
  const header = HEADER.map(
    ([value, description]): HeaderCell => ({ value, ...(description === undefined ? {} : { description }), markdown: false, metadata: {} }),
  )
  return [...categories].map(([title, rows]): Table => ({ title, header: [...header], rows, links: [] }))
}

/** All stats of a name, whatever their split and perturbation, merged. */
function statsOf(runs: readonly SummaryRun[], name: string): MergedStat | undefined {
  let merged: MergedStat | undefined
  for (const stat of runs.flatMap(({ stats }) => stats.filter((one) => one.name.name === name))) {
    if (merged === undefined) merged = copyStat(stat)
    else mergeStat(merged, stat)
  }
  return merged
}

const meanCell = (stat: MergedStat | undefined): Cell => numberCell(stat, stat === undefined ? undefined : meanOf(stat))
const sumCell = (stat: MergedStat | undefined): Cell => numberCell(stat, stat?.sum)

function numberCell(stat: MergedStat | undefined, value: number | undefined): Cell {
  if (stat === undefined) return { markdown: false }
  return { ...(value === undefined ? {} : { value }), description: describeStat(stat), markdown: false }
}
