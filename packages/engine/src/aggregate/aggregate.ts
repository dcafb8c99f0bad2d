import type { RunSpec, Sample, ScoreValue, Stat } from '@binnacle/core'
import type { ScoringStore } from '@binnacle/store'
import type { RunMetric } from '../plan/run-code.ts'
import type { MetricFaults } from '../score/metric-faults.ts'
import { createRunCounts, type RunCounts } from './outcome-counts.ts'
import { createContexts, createRunStats } from './run-stats.ts'
import { bootstrapSpread } from './spread.ts'
import { createMetricTrial, flat, type MetricTrial, type TrialTools } from './trial.ts'

/** What a run comes to. */
export interface Aggregated extends RunCounts {
  readonly stats: readonly Stat[]
}

/** Sums scores up, sample by sample in the order of the plan. */
export interface Aggregate {
  /**
   * Takes a sample.
   * @param scores one entry a metric, `null` where it did not read the sample
   * @param readBy what each metric read: the sample, or all repeats of it as one
   */
  add(
    sample: Sample,
    place: number,
    scores: readonly (Readonly<Record<string, ScoreValue>> | null)[],
    readBy?: readonly (Sample | undefined)[],
  ): void
  finish(): Aggregated
}

/**
 * Makes the aggregate of a run, as HELM sums up: within a trial over instances by split, sub-split and perturbation; then what the
 * metric says of the whole; then the worst case over perturbed copies; and over trials the mean of the trials' means.
 */
export function createAggregate(
  spec: RunSpec,
  metrics: readonly RunMetric[],
  store: Pick<ScoringStore, 'spill' | 'instances'>,
  faults: MetricFaults,
): Aggregate {
  const { numTrainTrials, numTrials } = spec.adaptation
  const counted = createRunCounts()
  const stats = createRunStats(spec, metrics)
  const contextOf = createContexts()
  const instances = store.instances.count
  let trial = 0
  let trials = newTrials()

  function newTrials(): readonly MetricTrial[] {
    return metrics.map((metric, index) => {
      const spreadOfWhole: TrialTools['spreadOfWhole'] = (name, rows) => {
        // The number that the run is known by gets an interval also where it is known of the whole only; of one trial.
        const isMain = name.name === spec.main?.stat && name.perturbation === undefined && numTrainTrials * numTrials === 1
        return isMain ? bootstrapped(metric, name.name, rows) : undefined
      }
      return createMetricTrial(index, metric, { stats, store, faults, spreadOfWhole, label: String(trial) })
    })
  }

  function endTrial(): void {
    for (const one of trials) one.end()
    trial++
    trials = newTrials()
  }

  return {
    add(sample, place, scores, readBy) {
      // A repeat counts as a trial: the mean of the run is over trials and repeats.
      while (sample.trial * numTrials + sample.repeat > trial) endTrial()
      counted.add(sample)
      const context = contextOf(sample)
      for (let index = 0; index < scores.length; index++) {
        const own = scores[index]!
        if (own !== null) trials[index]!.add(context, readBy?.[index] ?? sample, place % instances, own)
      }
    },
    finish() {
      for (const one of trials) one.end()
      return { stats: stats.finish(), ...counted.counts }
    },
  }
}

/** The spread of a number of the whole: it is taken again over rows that are drawn. */
function bootstrapped(
  { metric, options }: RunMetric,
  name: string,
  rows: Parameters<typeof flat>[0],
): ReturnType<TrialTools['spreadOfWhole']> {
  try {
    return bootstrapSpread([...flat(rows)], (drawn) => {
      const summary = metric.summarize!(drawn, options)
      const value = (Array.isArray(summary) ? summary : [summary]).find((scores) => Object.hasOwn(scores, name))?.[name]
      return typeof value === 'number' ? value : undefined
    })
  } catch {
    // The number itself is there; a draw that the metric cannot sum up leaves it without an interval.
    return undefined
  }
}
