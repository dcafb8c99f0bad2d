import { mark, type Described, type HelmIdentity, type Marked, type OptionsOf } from './contribution.ts'
import type { Json } from './values/json.ts'
import type { Sample } from './sample.ts'
import type { Unavailable } from './unavailable.ts'
import type { Schema } from './values/schema.ts'

/** A value that could not be had, with the reason. It is counted, shown and never taken as 0. */
export interface Missing {
  readonly missing: string
}

/** Whether a score is missing. */
export function isMissing(value: unknown): value is Missing {
  return typeof value === 'object' && value !== null && 'missing' in value
}

/** One score: a number, several numbers that merge into one stat, or missing. */
export type ScoreValue = number | readonly number[] | Missing

/** Which way is better. */
export type Direction = 'higher' | 'lower' | 'neither'

/** The scores that a metric declares; `*` stands for names that depend on data. */
export type ScoreDirections = Readonly<Record<string, Direction>>

/** What a metric must return: every score it declared; with `*`, any names. */
export type ScoresOf<S> = string extends keyof S
  ? Readonly<Record<string, ScoreValue>>
  : '*' extends keyof S
    ? Readonly<Record<string, ScoreValue>>
    : { readonly [K in keyof S]: ScoreValue }

/**
 * Which samples a metric sees: `one` those with a single request that is not about a reference, `perReference` those
 * whose requests are each about a reference, `all` every sample. Others get no score from it, as in HELM; and as there a metric of all
 * samples has no worst case over perturbed copies.
 */
export type Reads = 'one' | 'perReference' | 'all'

/** Scores of the whole; in a list, the first group stands before the second in the stats, over all splits. */
export type Summary = Readonly<Record<string, ScoreValue>> | readonly Readonly<Record<string, ScoreValue>>[]

/** A deterministic function of recorded data: no network, no model, no clock, no file. */
export interface Metric<Options = never> extends Described, Marked<'metrics'> {
  readonly options?: Schema<Options>
  readonly extra?: Schema
  readonly reads: Reads
  /**
   * Where the same request is asked several times (`numTrials`): `each` repeat is a sample of its own (default), or `all` repeats come as
   * one sample, with the requests of all of them in order. For pass@k by asking again, or the self-consistency of answers.
   */
  readonly repeats?: 'each' | 'all'
  readonly scores: ScoreDirections | ((options: Options) => ScoreDirections)
  readonly helm?: HelmIdentity
  /** Which of the scores is shown first. */
  readonly main?: string
  /** Which scores are shares of right answers: their interval is Wilson's. Where absent, those that are better the higher and always 0 or 1. */
  readonly proportions?: (name: string) => boolean
  /** Why it cannot be computed here; made by `declareMetric`. */
  readonly unavailable?: Unavailable
  readonly score?: (sample: Sample, options: Options) => Readonly<Record<string, ScoreValue>>
  readonly collect?: (sample: Sample, scores: Readonly<Record<string, ScoreValue>>, options: Options) => Json | undefined
  readonly summarize?: (rows: Iterable<Json>, options: Options) => Summary
}

/**
 * Contributes a metric.
 * @param definition `score` is called once a sample. `collect` gives a small row a sample, and `summarize` is called with
 * the rows of each trial, split, sub-split and perturbation for scores of the whole. A score that cannot be had is
 * `{ missing: reason }`; NaN becomes missing; a throw makes the sample's scores of this metric missing.
 */
export function defineMetric<const S extends ScoreDirections, O extends Schema | undefined = undefined, Row extends Json = Json>(
  definition: Described & {
    readonly options?: O
    readonly extra?: Schema
    readonly reads: Reads
    readonly repeats?: 'each' | 'all'
    readonly scores: S | ((options: NoInfer<OptionsOf<O>>) => ScoreDirections)
    readonly helm?: HelmIdentity
    readonly main?: string
    /** Which scores are shares of right answers: their interval is Wilson's. Where absent, those that are better the higher and always 0 or 1. */
    readonly proportions?: (name: string) => boolean
  } & (
      | {
          readonly score: (sample: Sample, options: NoInfer<OptionsOf<O>>) => NoInfer<ScoresOf<S>>
          readonly collect?: undefined
          readonly summarize?: undefined
        }
      | {
          readonly score?: (sample: Sample, options: NoInfer<OptionsOf<O>>) => Readonly<Record<string, ScoreValue>>
          readonly collect: (
            sample: Sample,
            scores: Readonly<Record<string, ScoreValue>>,
            options: NoInfer<OptionsOf<O>>,
          ) => Row | undefined
          readonly summarize: (rows: Iterable<NoInfer<Row>>, options: NoInfer<OptionsOf<O>>) => Summary
        }
    ),
): Metric<OptionsOf<O>> {
  return mark('metrics', definition) as never
}
