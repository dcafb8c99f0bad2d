import { type BoardField, type BoardGroup, type BoardMetricGroup, defineLeaderboard, type Leaderboard } from '@binnacle/core'
import { noBoardMain } from './errors.ts'
import type { MetricGroup, RunGroup, SchemaField, SummarySchema } from './schema.ts'

/** The number by which a group is known. */
export interface BoardMain {
  readonly stat: string
  readonly split?: string
}

/** The metric group that shows the main number, and its variables. */
const MAIN_GROUP = 'main'
const MAIN_METRIC = { name: '${main_name}', split: '${main_split}' }
const DEFAULT_SPLIT = 'test'

/**
 * A leaderboard as a schema, from which tables are made. Groups without columns of their own show their main number; all that stand in no
 * other one also stand in a group over the whole board, named like it.
 * @param mainOf the main number of the tasks of a group, for groups that name none
 * @throws BinnacleError `ERR_BOARD_MAIN` where a group has neither columns nor a main number
 */
export function boardSchema(board: Leaderboard, mainOf: (group: string) => BoardMain | undefined): SummarySchema {
  const nested = new Set(board.groups.flatMap(({ subgroups = [] }) => subgroups))
  const groups = board.groups.map((group) => runGroup(board, group, mainOf))
  const isNamed = board.groups.some(({ name }) => name === board.name)
  const whole = runGroup(
    board,
    {
      name: board.name,
      displayName: board.description,
      subgroups: board.groups.flatMap(({ name }) => (nested.has(name) ? [] : [name])),
      metricGroups: [...new Set(groups.flatMap(({ metric_groups }) => metric_groups))],
      category: 'All',
    },
    mainOf,
  )
  const metricGroups: readonly MetricGroup[] = [
    { ...schemaField({ name: MAIN_GROUP, displayName: 'Score' }), metrics: [MAIN_METRIC] },
    ...(board.metricGroups ?? []).map(metricGroup),
  ]
  return {
    metrics: byName((board.metrics ?? []).map(schemaField)),
    perturbations: byName((board.perturbations ?? []).map(schemaField)),
    metricGroups: byName(metricGroups),
    runGroups: isNamed || board.groups.length < 2 ? groups : [whole, ...groups],
    warnings: [],
  }
}

/** A schema of HELM's as a leaderboard. */
export function schemaBoard(schema: SummarySchema, name: string, description: string): Leaderboard {
  return defineLeaderboard({
    name,
    description,
    metrics: [...schema.metrics.values()].map(boardField),
    perturbations: [...schema.perturbations.values()].map(boardField),
    metricGroups: [...schema.metricGroups.values()].map(
      ({ metrics, hide_win_rates: hidden, aggregation_strategies: aggregation, ...field }) => ({
        ...boardField(field),
        metrics: metrics.map(({ name: stat, split, sub_split: subSplit, perturbation_name: perturbation }) => ({
          name: stat,
          split,
          ...(subSplit == null ? {} : { subSplit }),
          ...(perturbation == null ? {} : { perturbation }),
        })),
        ...(hidden == null ? {} : { hideWinRates: hidden }),
        ...(aggregation == null ? {} : { aggregation }),
      }),
    ),
    groups: schema.runGroups.map(boardGroup),
  })
}

function boardGroup(group: RunGroup): BoardGroup {
  const { main_name: stat, main_split: split, ...environment } = group.environment
  return {
    ...boardField(group),
    ...(group.short_description == null ? {} : { shortDescription: group.short_description }),
    ...(stat === undefined ? {} : { main: { stat, ...(split === undefined ? {} : { split }) } }),
    metricGroups: group.metric_groups,
    subgroups: group.subgroups,
    ...(group.sub_splits == null ? {} : { subSplits: group.sub_splits }),
    subgroupDisplay: group.subgroup_display_mode,
    hiddenMetricGroups: group.subgroup_metric_groups_hidden,
    environment,
    category: group.category,
    visibility: group.visibility,
    ...(group.taxonomy == null
      ? {}
      : { taxonomy: Object.fromEntries(Object.entries(group.taxonomy).map(([key, value]) => [key, String(value)])) }),
    adapterKeysShown: group.adapter_keys_shown,
  }
}

function runGroup(board: Leaderboard, group: BoardGroup, mainOf: (group: string) => BoardMain | undefined): RunGroup {
  const { subgroups = [], metricGroups } = group
  const main = group.main ?? mainOf(group.name)
  const shown = metricGroups ?? [MAIN_GROUP]
  const needsMain = shown.includes(MAIN_GROUP) && subgroups.length === 0
  if (needsMain && main === undefined) throw noBoardMain(board.name, group.name)
  return {
    ...schemaField(group),
    short_description: group.shortDescription,
    metric_groups: [...shown],
    subgroups: [...subgroups],
    sub_splits: group.subSplits === undefined ? undefined : [...group.subSplits],
    subgroup_display_mode: group.subgroupDisplay ?? 'by_metric',
    subgroup_metric_groups_hidden: [...(group.hiddenMetricGroups ?? [])],
    environment: {
      ...(main === undefined ? {} : { main_name: main.stat, main_split: main.split ?? DEFAULT_SPLIT }),
      ...group.environment,
    },
    category: group.category ?? 'Scenarios',
    visibility: group.visibility ?? 'all_groups',
    taxonomy: group.taxonomy,
    todo: undefined,
    adapter_keys_shown: [...(group.adapterKeysShown ?? ['model_deployment', 'model'])],
  }
}

function metricGroup({ metrics, aggregation, hideWinRates, ...field }: BoardMetricGroup): MetricGroup {
  return {
    ...schemaField(field),
    metrics: metrics.map(({ name, split, subSplit, perturbation }) => ({
      name,
      split,
      ...(subSplit === undefined ? {} : { sub_split: subSplit }),
      ...(perturbation === undefined ? {} : { perturbation_name: perturbation }),
    })),
    hide_win_rates: hideWinRates,
    aggregation_strategies: aggregation === undefined ? undefined : [...aggregation],
  }
}

function schemaField({ name, displayName, shortDisplayName, description, direction }: BoardField): SchemaField {
  return {
    name,
    display_name: displayName,
    short_display_name: shortDisplayName,
    description,
    lower_is_better: direction === 'lower' ? true : direction === 'higher' ? false : undefined,
  }
}

function boardField(field: SchemaField): BoardField {
  const { name, display_name: displayName, short_display_name: short, description, lower_is_better: lower } = field
  return {
    name,
    ...(displayName == null ? {} : { displayName }),
    ...(short == null ? {} : { shortDisplayName: short }),
    ...(description == null ? {} : { description }),
    ...(lower == null ? {} : { direction: lower ? ('lower' as const) : ('higher' as const) }),
  }
}

const byName = <T extends { readonly name: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.name, item]))
