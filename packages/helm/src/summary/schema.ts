import { readPythonYaml } from '@binnacle/python/yaml'
import { z } from 'zod'
import * as errors from './errors.ts'

const text = z.string()
const field = {
  name: text.min(1),
  display_name: text.nullish(),
  short_display_name: text.nullish(),
  description: text.nullish(),
  lower_is_better: z.boolean().nullish(),
}

const matcher = z.object({
  name: text,
  split: text,
  sub_split: text.nullish(),
  perturbation_name: text.nullish(),
})

const metricGroup = z.object({
  ...field,
  metrics: z
    .array(matcher)
    .nullish()
    .transform((value) => value ?? []),
  hide_win_rates: z.boolean().nullish(),
  aggregation_strategies: z.array(z.enum(['win_rate', 'mean'])).nullish(),
})

const list = z
  .array(text)
  .nullish()
  .transform((value) => value ?? [])

const runGroup = z.object({
  ...field,
  short_description: text.nullish(),
  metric_groups: list,
  subgroups: list,
  sub_splits: z.array(text).nullish(),
  subgroup_display_mode: z
    .enum(['by_metric', 'by_group'])
    .nullish()
    .transform((value) => value ?? 'by_metric'),
  subgroup_metric_groups_hidden: list,
  environment: z
    .record(text, text)
    .nullish()
    .transform((value) => value ?? {}),
  category: text.nullish().transform((value) => value ?? 'Scenarios'),
  visibility: z
    .enum(['all_groups', 'this_group_only', 'no_groups'])
    .nullish()
    .transform((value) => value ?? 'all_groups'),
  taxonomy: z.record(text, z.unknown()).nullish(),
  todo: z.boolean().nullish(),
  adapter_keys_shown: z
    .array(text)
    .nullish()
    .transform((value) => value ?? ['model_deployment', 'model']),
})

const items = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => (value ?? []) as z.output<T>[])

const schemaFile = z.object({
  metrics: items(z.object(field)),
  perturbations: items(z.object(field)),
  metric_groups: items(metricGroup),
  run_groups: items(runGroup),
})

/** A field that tables show. */
export type SchemaField = z.output<z.ZodObject<typeof field>>
/** Which stat a column shows. */
export type StatMatcher = z.output<typeof matcher>
/** Columns that belong together. */
export type MetricGroup = z.output<typeof metricGroup>
/** Runs that belong together. */
export type RunGroup = z.output<typeof runGroup>

/** A schema of HELM's: what tables there are, and what stands in them. */
export interface SummarySchema {
  readonly metrics: ReadonlyMap<string, SchemaField>
  readonly perturbations: ReadonlyMap<string, SchemaField>
  readonly metricGroups: ReadonlyMap<string, MetricGroup>
  readonly runGroups: readonly RunGroup[]
  /** What is wrong with it and does not keep tables from being made. */
  readonly warnings: readonly string[]
}

/**
 * Reads a schema file of HELM's (YAML, or JSON as HELM writes it).
 * @param source the name of the file, for messages
 * @throws BinnacleError `ERR_SCHEMA_READ`, `ERR_SCHEMA_INVALID`
 */
export function parseSchema(content: string, source: string): SummarySchema {
  const yaml = readPythonYaml(content)
  if (yaml.fault !== undefined) throw errors.schemaUnread(placeOf(source, yaml.line), yaml.fault)
  const read = schemaFile.safeParse(yaml.value)
  if (!read.success) {
    const [issue] = read.error.issues
    const path = issue!.path as (string | number)[]
    throw errors.schemaInvalid(placeOf(source, yaml.lineOf(path)), path.map(String).join('.'), issue!.message)
  }
  const { metrics, perturbations, metric_groups: metricGroups, run_groups: runGroups } = read.data
  const warnings: string[] = []
  const schema = {
    metrics: byName(metrics, source, 'metrics', warnings),
    perturbations: byName(perturbations, source, 'perturbations', warnings),
    metricGroups: byName(metricGroups, source, 'metric_groups', warnings),
    runGroups,
  }
  byName(runGroups, source, 'run_groups', warnings)
  return { ...schema, warnings: [...warnings, ...checkReferences(schema, source)] }
}

const placeOf = (source: string, line: number | undefined): string => (line === undefined ? source : `${source}:${line}`)

function byName<T extends { readonly name: string }>(
  list: readonly T[],
  source: string,
  what: string,
  warnings: string[],
): ReadonlyMap<string, T> {
  const map = new Map<string, T>()
  for (const item of list) {
    if (map.has(item.name)) warnings.push(`${source}: ${what}.${item.name}: this name stands twice; the last one counts`)
    map.set(item.name, item)
  }
  return map
}

/** References to what is not there; a circle of subgroups has no tables at all. */
function checkReferences(
  { metricGroups, metrics, perturbations, runGroups }: Omit<SummarySchema, 'warnings'>,
  source: string,
): readonly string[] {
  const warnings: string[] = []
  const groups = new Map(runGroups.map((group) => [group.name, group]))
  for (const { name, subgroups, metric_groups: own, subgroup_metric_groups_hidden: hidden } of runGroups) {
    for (const subgroup of subgroups)
      if (!groups.has(subgroup)) throw errors.schemaInvalid(source, `run_groups.${name}.subgroups`, `there is no run group "${subgroup}"`)
    for (const group of [...own, ...hidden])
      if (!metricGroups.has(group))
        throw errors.schemaInvalid(source, `run_groups.${name}.metric_groups`, `there is no metric group "${group}"`)
    const path = circleFrom(name, groups)
    if (path !== undefined) throw errors.schemaInvalid(source, `run_groups.${name}.subgroups`, `they go in a circle: ${path.join(' → ')}`)
  }
  for (const group of metricGroups.values()) {
    for (const one of group.metrics) {
      if (!one.name.includes('${') && !metrics.has(one.name))
        warnings.push(`${source}: metric group ${group.name}: there is no metric "${one.name}"; it has no column`)
      const perturbation = one.perturbation_name
      if (perturbation != null && !perturbations.has(perturbation))
        warnings.push(`${source}: metric group ${group.name}: there is no perturbation "${perturbation}"; its columns are left out`)
    }
  }
  return warnings
}

function circleFrom(name: string, groups: ReadonlyMap<string, RunGroup>, path: readonly string[] = []): readonly string[] | undefined {
  if (path.includes(name)) return [...path, name]
  for (const subgroup of groups.get(name)?.subgroups ?? []) {
    const found = circleFrom(subgroup, groups, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}

/** The short name of a field. */
export const shortName = ({ short_display_name: short, display_name: display, name }: SchemaField): string => short ?? display ?? name
/** The long name of a field. */
export const longName = ({ display_name: display, name }: SchemaField): string => display ?? name
