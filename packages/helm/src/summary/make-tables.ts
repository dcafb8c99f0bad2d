import { pythonJsonLine } from '@binnacle/python'
import { createCell } from './create-cell.ts'
import { distinguish, methodName, pythonText } from './method-name.ts'
import { longName, type MetricGroup, type RunGroup, shortName, type StatMatcher, type SummarySchema } from './schema.ts'
import * as errors from './errors.ts'
import { indexRuns, type SummaryIndex } from './summary-index.ts'
import type { HelmAdapterSpec, SummaryRun } from './summary-run.ts'
import { type Cell, type HeaderCell, markBest, rowMeans, type Table, winRates } from './table.ts'

/** A model as tables name it. Rows stand in the order of models; unknown ones first. */
export interface SummaryModel {
  readonly model: string
  readonly displayName: string
}

/** Makes the tables of groups, as HELM's `helm-summarize` does. */
export interface TableMaker {
  readonly index: SummaryIndex
  /** The tables of one group's page; none where no run is of it. */
  tablesOf(group: RunGroup): readonly Table[]
  /** The groups that a group stands for: itself, its subgroups and theirs. A run that is in several of them counts as often, as in HELM. */
  expand(group: RunGroup): readonly RunGroup[]
  /** The runs that a group may show. */
  visible(runs: readonly SummaryRun[], group: RunGroup): readonly SummaryRun[]
}

/** Makes a maker of tables over runs. */
export function createTableMaker(schema: SummarySchema, runs: readonly SummaryRun[], models: readonly SummaryModel[]): TableMaker {
  const index = indexRuns(runs)
  const selection = createSelection(schema)
  const { expand, visible } = selection
  const createTable = createDrawing(schema, models)
  const byMetric = metricTables(schema, index, selection, createTable)
  const byGroup = groupTables(schema, index, selection, createTable)

  return {
    index,
    expand,
    visible,
    tablesOf: (group) => [
      ...(group.subgroups.length > 0 && group.subgroup_display_mode === 'by_metric' ? byMetric(group) : []),
      ...(group.subgroups.length === 0 || group.subgroup_display_mode === 'by_group' ? byGroup(group) : []),
    ],
  }
}

type Selection = ReturnType<typeof createSelection>

/** Which runs stand on the page of a group. */
function createSelection(schema: SummarySchema) {
  const groups = new Map(schema.runGroups.map((group) => [group.name, group]))

  function expand(group: RunGroup): readonly RunGroup[] {
    return [group, ...group.subgroups.flatMap((name) => expand(groups.get(name)!))]
  }

  function visible(found: readonly SummaryRun[], group: RunGroup): readonly SummaryRun[] {
    const own = group.visibility === 'this_group_only' ? found.filter((run) => run.groups.includes(group.name)) : found
    return own.filter((run) => {
      let isShown = true
      for (const name of run.groups) {
        const of = groups.get(name)
        if (of === undefined) continue
        if (of.visibility === 'no_groups') return false
        if (of.visibility !== 'this_group_only') continue
        if (of.name === group.name) return true
        isShown = false
      }
      return isShown
    })
  }

  /** Runs by what tables show of how they were asked. */
  function byMethod(adapters: ReadonlyMap<string, readonly SummaryRun[]>, group: RunGroup, into = new Map<string, SummaryRun[]>()) {
    for (const found of adapters.values()) {
      for (const run of visible(found, group)) {
        const key = JSON.stringify(group.adapter_keys_shown.map((name) => run.adapter[name] ?? null))
        const present = into.get(key)
        if (present === undefined) into.set(key, [run])
        else present.push(run)
      }
    }
    return into
  }

  return { expand, visible, byMethod }
}

/** The tables of a group with subgroups: one for each metric group. */
function metricTables(schema: SummarySchema, index: SummaryIndex, { expand, byMethod }: Selection, createTable: Drawing) {
  function byMetric(group: RunGroup): readonly Table[] {
    const subgroups = expand(group)
    const methods = new Map<string, SummaryRun[]>()
    for (const subgroup of subgroups) byMethod(index.byAdapter.get(subgroup.name) ?? new Map(), group, methods)
    if (methods.size === 0) return []
    return metricGroupsOf(group, subgroups).flatMap((metricGroup) =>
      createTable({
        page: group,
        name: metricGroup.name,
        title: shortName(metricGroup),
        methods,
        columns: subgroups.map((subgroup) => [subgroup, metricGroup]),
        isOfScenario: false,
        isByMetric: true,
        strategies: metricGroup.aggregation_strategies ?? (metricGroup.hide_win_rates === true ? [] : ['win_rate']),
      }),
    )
  }

  /** A group's own metric groups, or those of its subgroups, each once; a basic one gives way to its detailed one. */
  function metricGroupsOf(group: RunGroup, subgroups: readonly RunGroup[]): readonly MetricGroup[] {
    const { metric_groups: own, subgroup_metric_groups_hidden: hidden } = group
    const names = own.length > 0 ? own : [...new Set(subgroups.flatMap(({ metric_groups: ofSubgroup }) => ofSubgroup))]
    return names
      .filter((name) => !names.includes(`${name}_detailed`) && !hidden.includes(name))
      .map((name) => schema.metricGroups.get(name)!)
  }

  return byMetric
}

/** The tables of a group: one for each scenario, and one over all. */
function groupTables(schema: SummarySchema, index: SummaryIndex, { expand, byMethod }: Selection, createTable: Drawing) {
  function byGroup(group: RunGroup): readonly Table[] {
    return expand(group).flatMap((subgroup): readonly Table[] => {
      const columns = subgroup.metric_groups.map((name): Column => [subgroup, schema.metricGroups.get(name)!])
      const tables: Table[] = []
      let scenarios = 0
      for (const [scenario, adapters] of index.byScenario.get(group.name) ?? []) {
        const methods = byMethod(adapters, group)
        if (methods.size === 0) continue
        scenarios++
        const { args } = JSON.parse(scenario) as SummaryRun['scenario']
        const title = dictText(args)
        const shared = { page: group, methods, columns, isOfScenario: true, isByMetric: false, strategies: [] }
        tables.push(...createTable({ ...shared, title, name: `${subgroup.name}_${title.replaceAll(' ', '').replaceAll('/', '_')}` }))
        for (const subSplit of subgroup.sub_splits ?? []) {
          const ofSplit = `${longName(subgroup)} (sub-split: ${subSplit})`
          tables.push(
            ...createTable({ ...shared, isOfScenario: false, title: ofSplit, name: `${subgroup.name}:sub_split=${subSplit}`, subSplit }),
          )
        }
      }
      if (scenarios < 2) return tables
      const methods = byMethod(index.byAdapter.get(group.name)!, group)
      const all = createTable({
        page: group,
        title: longName(subgroup),
        name: subgroup.name,
        methods,
        columns,
        isOfScenario: false,
        isByMetric: false,
        strategies: [],
      })
      return [...all, ...tables]
    })
  }

  return byGroup
}

type Drawing = (parts: TableParts) => readonly Table[]

/** Draws one table, none where it would have no column. */
function createDrawing(schema: SummarySchema, models: readonly SummaryModel[]): Drawing {
  const places = new Map(models.map(({ model }, place) => [model, place]))
  const displayNames = new Map(models.map(({ model, displayName }) => [model, displayName]))

  function createTable({
    page,
    name,
    title,
    methods,
    columns,
    isOfScenario,
    strategies,
    subSplit,
    isByMetric,
  }: TableParts): readonly Table[] {
    const shown = columnsOf(schema, columns, subSplit, isByMetric)
    if (columns.every(isPassedOver)) return []
    const rows = rowsOf(methods, page)
    const urlOf = (names: readonly string[]) =>
      `?group=${quote(page.name)}&subgroup=${quote(title)}&runSpecs=${quote(pythonJsonLine(names))}`
    const table: Table = {
      title,
      header: [{ value: 'Model', markdown: false, metadata: {} }, ...shown.map(({ header }) => header)],
      rows: rows.map(({ label, runs: own }) => {
        const names = own.map((run) => run.name)
        const first: Cell = { value: label, description: '', markdown: false }
        return [
          isOfScenario ? { value: label, description: '', href: urlOf(names), markdown: false, run_spec_names: names } : first,
          ...shown.map(({ group, matcher }) => createCell(own, group, matcher, isOfScenario)),
        ]
      }),
      links: [],
      name,
    }
    const all = [...methods.values()].flatMap((own) => own.map((run) => run.name))
    if (all.length >= 2 && all.length <= 5 && isOfScenario) table.links.push({ text: 'compare all', href: urlOf(all) })
    insertAggregates(table, strategies)
    markBest(table)
    return [table]
  }

  function rowsOf(methods: ReadonlyMap<string, readonly SummaryRun[]>, { adapter_keys_shown: keys }: RunGroup) {
    const found = [...methods.values()].map((runs) => ({ runs, adapter: shownFields(runs[0]!.adapter, keys) }))
    const placeOf = ({ adapter }: { readonly adapter: HelmAdapterSpec }) => places.get(String(adapter['model'])) ?? -1
    found.sort((a, b) => placeOf(a) - placeOf(b))
    const labels = distinguish(found.map(({ adapter }) => adapter))
    return found.map(({ runs, adapter }, place) => {
      const model = String(adapter['model'] ?? '')
      return { runs, label: methodName(displayNames.get(model) ?? model, labels[place]!) }
    })
  }

  return createTable
}

type Column = readonly [group: RunGroup, metrics: MetricGroup]

interface TableParts {
  /** The group on whose page the table stands. */
  readonly page: RunGroup
  readonly name: string
  readonly title: string
  readonly methods: ReadonlyMap<string, readonly SummaryRun[]>
  readonly columns: readonly Column[]
  readonly isOfScenario: boolean
  /** Whether columns are those of one metric group for several groups of runs. */
  readonly isByMetric: boolean
  readonly strategies: readonly ('win_rate' | 'mean')[]
  readonly subSplit?: string
}

const shownFields = (adapter: HelmAdapterSpec, keys: readonly string[]): HelmAdapterSpec =>
  Object.fromEntries(keys.map((key) => [key, adapter[key] ?? null]))

/** A detailed metric group has columns only where the basic one is there. */
const isPassedOver = ([group, metricGroup]: Column): boolean => !group.metric_groups.includes(metricGroup.name.replace('_detailed', ''))

/** The columns of a table: one for each metric that the schema declares, of each group that has the metric group or its basic one. */
function columnsOf(schema: SummarySchema, columns: readonly Column[], subSplit: string | undefined, isByMetric: boolean) {
  const found: { readonly group: RunGroup; readonly matcher: StatMatcher; readonly header: HeaderCell }[] = []
  for (const [group, metricGroup] of columns) {
    if (isPassedOver([group, metricGroup])) continue
    for (const metric of metricGroup.metrics) {
      const matcher = { ...substituted(metric, group), sub_split: subSplit ?? null }
      const field = schema.metrics.get(matcher.name)
      if (field === undefined) continue
      let name = shortName(field)
      const metadata: Record<string, string> = { metric: name, run_group: shortName(group) }
      let description = `${group.description ? `${group.description}\n\n` : ''}${longName(field)}: ${field.description ?? ''}`
      if (matcher.perturbation_name != null) {
        const perturbation = schema.perturbations.get(matcher.perturbation_name)
        if (perturbation === undefined) continue
        name += ` (${shortName(perturbation)})`
        description += `\n- Perturbation ${longName(perturbation)}: ${perturbation.description ?? ''}`
        metadata['perturbation'] = shortName(perturbation)
      }
      found.push({
        group,
        matcher,
        header: {
          value: isByMetric ? `${shortName(group)} - ${name}` : name,
          description,
          markdown: false,
          ...(field.lower_is_better == null ? {} : { lower_is_better: field.lower_is_better }),
          metadata,
        },
      })
    }
  }
  return found
}

/** A matcher with the group's own values for what stands as `${main_name}`. */
function substituted(matcher: StatMatcher, { environment }: RunGroup): StatMatcher {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(environment, name) ? environment[name]! : whole))
  return {
    name: fill(matcher.name),
    split: fill(matcher.split),
    ...(matcher.perturbation_name == null ? {} : { perturbation_name: fill(matcher.perturbation_name) }),
  }
}

/** Numbers over all columns, put behind the model; the first strategy stands first. */
function insertAggregates(table: Table, strategies: readonly ('win_rate' | 'mean')[]): void {
  const added = strategies.map((strategy): { header: HeaderCell; values: readonly (number | undefined)[] } => {
    if (strategy === 'win_rate') {
      const description = 'How many models this model outperforms on average (over columns).'
      return {
        header: { value: 'Mean win rate', description, markdown: false, lower_is_better: false, metadata: {} },
        values: winRates(table),
      }
    }
    const directions = new Set(table.header.slice(1).map(({ lower_is_better: lower }) => lower))
    if (directions.size > 1) throw errors.directionsDiffer(table.title)
    const description = 'The mean of the scores from all columns.'
    return { header: { value: 'Mean score', description, markdown: false, metadata: {} }, values: rowMeans(table) }
  })
  table.header.splice(1, 0, ...added.map(({ header }) => header))
  for (const [place, row] of table.rows.entries()) {
    row.splice(
      1,
      0,
      ...added.map(({ values }): Cell => (values[place] === undefined ? { markdown: false } : { value: values[place], markdown: false })),
    )
  }
}

/** Arguments as HELM titles them: `subject: anatomy, method: joint`. */
const dictText = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key}: ${pythonText(value)}`)
    .join(', ')

/** Percent-encoded as Python's `urllib.parse.quote` does without safe characters. */
const quote = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
