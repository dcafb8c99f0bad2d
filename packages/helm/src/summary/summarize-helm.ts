import { float, pythonJson } from '@binnacle/python'
import { costFields } from './costs.ts'
import { indexTables } from './index-tables.ts'
import { createTableMaker, type SummaryModel } from './make-tables.ts'
import { longName, type SummarySchema } from './schema.ts'
import type { SummaryRun } from './summary-run.ts'
import type { Table } from './table.ts'
import { latexTable, tableFields } from './table-text.ts'

/** A group's page. */
export interface GroupPage {
  readonly name: string
  readonly title: string
  readonly tables: readonly Table[]
}

/** Everything that a schema says of runs. */
export interface HelmSummary {
  readonly index: readonly Table[]
  readonly pages: readonly GroupPage[]
}

/** What a summary is made of. */
export interface SummaryParts {
  readonly schema: SummarySchema
  readonly runs: readonly SummaryRun[]
  /** In the order in which rows are to stand. */
  readonly models: readonly SummaryModel[]
}

/**
 * Sums runs up by a schema of HELM's: the numbers of `helm-summarize`.
 * @throws BinnacleError `ERR_SCHEMA_TWO_STATS`, `ERR_SCHEMA_DIRECTIONS`
 */
export function summarizeHelm({ schema, runs, models }: SummaryParts): HelmSummary {
  const maker = createTableMaker(schema, runs, models)
  const pages = schema.runGroups.flatMap((group): readonly GroupPage[] => {
    const tables = maker.tablesOf(group)
    return tables.length === 0 ? [] : [{ name: group.name, title: longName(group), tables }]
  })
  return { index: indexTables(schema, maker), pages }
}

/** How a summary is named in its files. */
export interface SummaryNames {
  readonly suites: readonly string[]
  /** Where several suites are published together. */
  readonly release?: string
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** A run spec as HELM writes it again after reading: the temperature is a float there. */
function specFields({ spec, adapter }: SummaryRun): Record<string, unknown> {
  const { temperature } = adapter
  return typeof temperature === 'number' ? { ...spec, adapter_spec: { ...adapter, temperature: float(temperature) } } : spec
}

/** The files of a summary as `helm-summarize` writes them below `runs/SUITE` or `releases/RELEASE`, by their paths. */
export function summaryFiles({ schema, runs }: SummaryParts, summary: HelmSummary, names: SummaryNames): ReadonlyMap<string, string> {
  const { suites, release, date } = names
  const folder = release === undefined ? `benchmark_output/runs/${suites[0]}` : `benchmark_output/releases/${release}`
  const files = new Map<string, string>()
  files.set('groups.json', pythonJson(summary.index.map(tableFields)))
  files.set(
    'groups_metadata.json',
    pythonJson(
      Object.fromEntries(
        schema.runGroups.map((group) => [
          group.name,
          { display_name: longName(group), description: group.description ?? null, taxonomy: group.taxonomy ?? null },
        ]),
      ),
    ),
  )
  files.set('run_specs.json', pythonJson(runs.map(specFields)))
  files.set('runs_to_run_suites.json', pythonJson(Object.fromEntries(runs.map(({ name, suite }) => [name, suite]))))
  files.set('costs.json', pythonJson(costFields(runs)))
  files.set('summary.json', pythonJson({ release, suites, ...(release === undefined ? { suite: suites[0] } : {}), date }))
  for (const { name, tables } of summary.pages) {
    const linked = tables.map((table): Table => {
      const place = (kind: string, ending: string) => `groups/${kind}/${name}_${table.name ?? ''}.${ending}`
      files.set(place('latex', 'tex'), latexTable(table, name))
      const links = [
        ...table.links,
        { text: 'LaTeX', href: `${folder}/${place('latex', 'tex')}` },
        { text: 'JSON', href: `${folder}/${place('json', 'json')}` },
      ]
      const whole = { ...table, links }
      files.set(place('json', 'json'), pythonJson(tableFields(whole)))
      return whole
    })
    files.set(`groups/${name}.json`, pythonJson(linked.map(tableFields)))
  }
  return files
}
