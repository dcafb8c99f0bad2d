import type { PerturbationDescription } from './instance.ts'
import type { Outcome } from './sample.ts'

/** The full name of a stat. */
export interface StatName {
  readonly name: string
  readonly split?: string
  readonly subSplit?: string
  readonly perturbation?: PerturbationDescription
}

/** The spread of a stat over instances, which HELM's own fields (over trials) do not tell. */
export interface StatSpread {
  /** Instances with a value. */
  readonly n: number
  readonly standardError: number
  /** Independent clusters of instances, where rows hang together. */
  readonly clusters?: number
  /** A 95 % interval of the mean. */
  readonly interval: readonly [low: number, high: number]
  /** `wilson` for shares, `t` for other means, `bootstrap` for a number of the whole. */
  readonly method: 'wilson' | 't' | 'bootstrap'
}

/** A number in HELM's form: `count` counts trials; variance is the population's. */
export interface Stat {
  readonly name: StatName
  readonly count: number
  readonly sum: number
  readonly sumSquared: number
  readonly min?: number
  readonly max?: number
  readonly mean?: number
  readonly variance?: number
  readonly stddev?: number
  /** The metric that gave it. */
  readonly metric: string
  readonly spread?: StatSpread
  /** Samples whose value is missing. */
  readonly missing?: number
}

/** How many samples ended how. */
export type OutcomeCounts = { readonly [O in Outcome]: number }
