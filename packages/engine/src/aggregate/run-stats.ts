import type { RunSpec, Sample, Stat, StatName, StatSpread } from '@binnacle/core'
import type { RunMetric } from '../plan/run-code.ts'
import { type Accumulator, createAccumulator, derived, type StatContext } from './accumulator.ts'
import { createSpread, type SpreadCollector } from './spread.ts'

/** A stat of the run: over trials the mean of the trials' means, with what is known beside HELM's fields. */
export interface RunStat {
  readonly accumulator: Accumulator
  readonly metric: string
  readonly spread: Pick<SpreadCollector, 'add' | 'finish'> | undefined
  /** The spread of a number of the whole. */
  whole?: StatSpread | undefined
  missing: number
}

/** The stats of a run, by metric and key. */
export interface RunStats {
  /** The stat of a key; made when it is first asked for. `spread` says whether its values are those of samples. */
  of(index: number, key: string, name: StatName, ofSamples?: boolean): RunStat
  finish(): readonly Stat[]
}

/** Makes the stats of a run. A repeat counts as a trial. */
export function createRunStats({ adaptation }: RunSpec, metrics: readonly RunMetric[]): RunStats {
  const { numTrainTrials, numTrials } = adaptation
  const stats = metrics.map(() => new Map<string, RunStat>())

  function spreadOf(index: number, name: string): SpreadCollector | undefined {
    const { metric, directions } = metrics[index]!
    const direction = Object.hasOwn(directions, name) ? directions[name] : directions['*']
    if (direction === 'neither') return undefined
    return createSpread(numTrainTrials * (metric.repeats === 'all' ? 1 : numTrials), metric.proportions?.(name) ?? direction === 'higher')
  }

  return {
    of(index, key, name, ofSamples = false) {
      let stat = stats[index]!.get(key)
      if (stat === undefined) {
        const spread = ofSamples ? spreadOf(index, name.name) : undefined
        stat = { accumulator: createAccumulator(name), metric: metrics[index]!.metric.name, spread, missing: 0 }
        stats[index]!.set(key, stat)
      }
      return stat
    },
    finish: () => stats.flatMap((own) => [...own.values()].map(finishStat)),
  }
}

function finishStat({ accumulator, metric, spread, whole, missing }: RunStat): Stat {
  const { name, count, sum, sumSquared, min, max } = accumulator
  const found = whole ?? spread?.finish()
  return {
    name,
    count,
    sum,
    sumSquared,
    ...(count === 0 ? {} : { min: min!, max: max!, ...derived(accumulator) }),
    metric,
    ...(found === undefined ? {} : { spread: found }),
    ...(missing === 0 ? {} : { missing }),
  }
}

/** Gives the context of a sample: split, sub-split and perturbation; the same object for the same context. */
export function createContexts(): (sample: Sample) => StatContext {
  const contexts = new Map<string, StatContext>()
  return ({ instance: { split, subSplit, perturbation } }) => {
    const key =
      subSplit === undefined && perturbation === undefined
        ? split
        : `${split}\u0000${subSplit ?? ''}\u0000${JSON.stringify(perturbation) ?? ''}`
    let context = contexts.get(key)
    if (context === undefined) {
      context = { key, split, ...(subSplit === undefined ? {} : { subSplit }), ...(perturbation === undefined ? {} : { perturbation }) }
      contexts.set(key, context)
    }
    return context
  }
}
