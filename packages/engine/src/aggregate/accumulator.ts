import type { PerturbationDescription, StatName } from '@binnacle/core'

/** HELM's streaming stat: what it counts, and in its way. */
export interface Accumulator {
  readonly name: StatName
  count: number
  sum: number
  sumSquared: number
  min: number | undefined
  max: number | undefined
}

/** An empty accumulator. */
export function createAccumulator(name: StatName): Accumulator {
  return { name, count: 0, sum: 0, sumSquared: 0, min: undefined, max: undefined }
}

/** Adds a value. */
export function add(into: Accumulator, value: number): void {
  into.count++
  into.sum += value
  into.sumSquared += value * value
  into.min = into.min === undefined ? value : Math.min(into.min, value)
  into.max = into.max === undefined ? value : Math.max(into.max, value)
}

/** Adds all that another one has. */
export function merge(into: Accumulator, other: Accumulator): void {
  if (other.count === 0) return
  into.count += other.count
  into.sum += other.sum
  into.sumSquared += other.sumSquared
  into.min = into.min === undefined ? other.min : Math.min(into.min, other.min!)
  into.max = into.max === undefined ? other.max : Math.max(into.max, other.max!)
}

/** The derived fields, as HELM has them: the variance is the population's, never below 0. */
export function derived(stat: Pick<Accumulator, 'count' | 'sum' | 'sumSquared'>): {
  readonly mean: number
  readonly variance: number
  readonly stddev: number
} {
  const mean = stat.sum / stat.count
  const variance = Math.max(0, stat.sumSquared / stat.count - mean * mean)
  return { mean, variance, stddev: Math.sqrt(variance) }
}

/** Where a stat belongs: split, sub-split and perturbation. */
export interface StatContext {
  readonly key: string
  readonly split: string
  readonly subSplit?: string
  readonly perturbation?: PerturbationDescription
}

/** Names a stat in a context. */
export function statName(name: string, context: Omit<StatContext, 'key'>): StatName {
  const { split, subSplit, perturbation } = context
  return { name, split, ...(subSplit === undefined ? {} : { subSplit }), ...(perturbation === undefined ? {} : { perturbation }) }
}
