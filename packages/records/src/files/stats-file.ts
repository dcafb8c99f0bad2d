import type { OutcomeCounts, PerturbationDescription, Stat, StatName } from '@binnacle/core'
import { FORMAT, rowRules } from '../folder/format.ts'

/** Infinity and NaN have no place in JSON: they are written as texts. */
function encoded(value: number): number | string {
  return Number.isFinite(value) ? value : String(value)
}

const TEXTS: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ...[NaN, Infinity, -Infinity].map((number): [string, number] => [String(number), number]),
  // What the first format made of a spread that is not a number.
  [null, NaN],
])

function decoded(value: unknown): number {
  const number = typeof value === 'number' ? value : TEXTS.get(value)
  if (number === undefined) throw new TypeError(`${JSON.stringify(value)} stands where a number should`)
  return number
}

/** A perturbation in HELM's spelling. */
export function perturbationFields({ computedOn, ...rest }: PerturbationDescription): Record<string, unknown> {
  const { name, robustness, fairness, seed, ...parameters } = rest
  return { name, robustness, fairness, computed_on: computedOn, ...(seed === undefined ? {} : { seed }), ...parameters }
}

/** A stat's name in HELM's spelling. */
export function statNameFields(name: StatName): Record<string, unknown> {
  return {
    name: name.name,
    ...(name.split === undefined ? {} : { split: name.split }),
    ...(name.subSplit === undefined ? {} : { sub_split: name.subSplit }),
    ...(name.perturbation === undefined ? {} : { perturbation: perturbationFields(name.perturbation) }),
  }
}

/** `stats.json`: HELM's fields in HELM's spelling, each stat also with its metric, spread and the outcomes of the run. */
export function formatStats(stats: readonly Stat[], outcomes: OutcomeCounts, format = FORMAT): string {
  const rows = stats.map((stat) => ({
    name: statNameFields(stat.name),
    count: stat.count,
    sum: encoded(stat.sum),
    sum_squared: encoded(stat.sumSquared),
    ...(stat.count === 0
      ? {}
      : {
          min: encoded(stat.min!),
          max: encoded(stat.max!),
          mean: encoded(stat.mean!),
          variance: encoded(stat.variance!),
          stddev: encoded(stat.stddev!),
        }),
    metric: stat.metric,
    ...(stat.spread === undefined
      ? {}
      : {
          num_values: stat.spread.n,
          ...(stat.spread.clusters === undefined ? {} : { num_clusters: stat.spread.clusters }),
          standard_error: encoded(stat.spread.standardError),
          interval: stat.spread.interval.map(encoded),
          interval_method: stat.spread.method,
        }),
    ...(stat.missing === undefined ? {} : { num_missing: stat.missing }),
    outcomes,
  }))
  return `[\n${rows.map(rowRules(format).write).join(',\n')}\n]\n`
}

/** A row of `stats.json` as it stands there. */
interface StatRow {
  readonly name: {
    readonly name: string
    readonly split?: string
    readonly sub_split?: string
    readonly perturbation?: Record<string, unknown>
  }
  readonly count: number
  readonly sum: unknown
  readonly sum_squared: unknown
  readonly min?: unknown
  readonly max?: unknown
  readonly mean?: unknown
  readonly variance?: unknown
  readonly stddev?: unknown
  readonly metric: string
  readonly num_values?: number
  readonly num_clusters?: number
  readonly standard_error?: unknown
  readonly interval?: readonly [unknown, unknown]
  readonly interval_method?: 'wilson' | 't' | 'bootstrap'
  readonly num_missing?: number
}

/**
 * Reads `stats.json`.
 * @param format that of the run folder
 * @throws Error where it is not a list of stats
 */
export function parseStats(text: string, format: number): readonly Stat[] {
  const { parse } = format === 0 ? JSON : rowRules(format)
  return (parse(text) as readonly StatRow[]).map(statOf)
}

function statOf(row: StatRow): Stat {
  const { name, split, sub_split: subSplit, perturbation } = row.name
  return {
    name: {
      name,
      ...(split === undefined ? {} : { split }),
      ...(subSplit === undefined ? {} : { subSplit }),
      ...(perturbation === undefined ? {} : { perturbation: perturbationOf(perturbation) }),
    },
    count: row.count,
    sum: decoded(row.sum),
    sumSquared: decoded(row.sum_squared),
    ...(row.count === 0
      ? {}
      : {
          min: decoded(row.min),
          max: decoded(row.max),
          mean: decoded(row.mean),
          variance: decoded(row.variance),
          stddev: decoded(row.stddev),
        }),
    metric: row.metric,
    ...(row.num_values === undefined
      ? {}
      : {
          spread: {
            n: row.num_values,
            ...(row.num_clusters === undefined ? {} : { clusters: row.num_clusters }),
            standardError: decoded(row.standard_error),
            interval: [decoded(row.interval![0]), decoded(row.interval![1])],
            method: row.interval_method!,
          },
        }),
    ...(row.num_missing === undefined ? {} : { missing: row.num_missing }),
  }
}

function perturbationOf({
  name,
  robustness,
  fairness,
  computed_on: computedOn,
  ...rest
}: Record<string, unknown>): PerturbationDescription {
  return { name, robustness, fairness, computedOn, ...rest } as PerturbationDescription
}
