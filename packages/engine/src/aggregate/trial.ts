import { isMissing, type Json, plainJson, type Sample, type ScoreValue, type StatName } from '@binnacle/core'
import type { RowFile, ScoringStore } from '@binnacle/store'
import type { RunMetric } from '../plan/run-code.ts'
import type { MetricFaults } from '../score/metric-faults.ts'
import { type Accumulator, add, createAccumulator, merge, type StatContext, statName } from './accumulator.ts'
import { createWorstCase } from './helm-worst-case.ts'
import type { RunStat, RunStats } from './run-stats.ts'

type Scores = Readonly<Record<string, ScoreValue>>

/** One metric in one trial: its sums by context, its rows for numbers of the whole, and the worst case over perturbed copies. */
export interface MetricTrial {
  /** Takes the scores of a sample. `place` is that of its instance, for the spread over instances. */
  add(context: StatContext, sample: Sample, instance: number, scores: Scores): void
  /** Adds what the trial came to to the stats of the run, in HELM's order. */
  end(): void
}

/** What a trial of a metric works with. */
export interface TrialTools {
  readonly stats: RunStats
  readonly store: Pick<ScoringStore, 'spill'>
  readonly faults: MetricFaults
  /** Gives the spread of a number of the whole, where it gets one. */
  readonly spreadOfWhole: (name: StatName, rows: RowFile<Json>) => RunStat['whole']
  /** Tells files of rows apart. */
  readonly label: string
}

/** One name in one context. */
interface Slot {
  readonly base: Accumulator
  readonly stat: RunStat
  /** The slots of its context. */
  readonly all: Slots
  /** Samples that gave this score, or said that it is missing. */
  given: number
}

/** The slots of one context by name, and how many of its samples the metric read. */
interface Slots {
  readonly byName: Map<string, Slot>
  samples: number
}

/** What a metric collects of samples, and what it says of the whole. */
function createWhole(index: number, runMetric: RunMetric, { store, faults, label }: TrialTools) {
  const { metric, options } = runMetric
  const rows = new Map<string, { readonly context: StatContext; readonly rows: RowFile<Json> }>()

  function collect(context: StatContext, sample: Sample, scores: Scores): void {
    try {
      const row = metric.collect!(sample, scores, options)
      if (row === undefined) return
      let entry = rows.get(context.key)
      if (entry === undefined) {
        entry = { context, rows: store.spill<Json>(`rows-${index}-${label}-${rows.size}`) }
        rows.set(context.key, entry)
      }
      entry.rows.append(plainJson(row))
    } catch (cause) {
      faults.threw(runMetric, `collecting instance ${sample.instance.id}`, cause)
    }
  }

  /** What the metric says of the whole: group by group, and within a group context by context, as HELM orders them. */
  function summaries(): Map<string, Accumulator> {
    const groups: [key: string, own: Accumulator][][] = []
    if (metric.summarize === undefined) return new Map()
    for (const { context, rows: own } of rows.values()) {
      try {
        const summary = metric.summarize({ [Symbol.iterator]: () => flat(own) }, options)
        for (const [group, scores] of (Array.isArray(summary) ? summary : [summary]).entries()) {
          for (const [name, value] of Object.entries(faults.checked(runMetric, `summing up ${context.split}`, scores))) {
            ;(groups[group] ??= []).push([`${name}\u0000${context.key}`, accumulated(statName(name, context), value)])
          }
        }
      } catch (cause) {
        faults.threw(runMetric, `summing up ${context.split}`, cause)
      }
    }
    return new Map(groups.flat())
  }

  return { collect, summaries, rowsOf: (context: string) => rows.get(context)?.rows }
}

/** Makes a trial of a metric. */
export function createMetricTrial(index: number, runMetric: RunMetric, tools: TrialTools): MetricTrial {
  const { metric } = runMetric
  const { stats } = tools
  const slots = new Map<string, Slots>()
  /** All slots in the order in which they were first met, which is the order of the stats. */
  const order: Slot[] = []
  const whole = createWhole(index, runMetric, tools)
  const worst = createWorstCase()

  function slotOf(own: Slots, name: string, context: StatContext): Slot {
    let slot = own.byName.get(name)
    if (slot === undefined) {
      const full = statName(name, context)
      slot = { base: createAccumulator(full), stat: stats.of(index, `${name}\u0000${context.key}`, full, true), all: own, given: 0 }
      own.byName.set(name, slot)
      order.push(slot)
    }
    return slot
  }

  function addScore(
    own: Slots,
    context: StatContext,
    { cluster }: Sample['instance'],
    instance: number,
    name: string,
    value: ScoreValue,
  ): void {
    const slot = slotOf(own, name, context)
    const { base, stat } = slot
    slot.given++
    if (typeof value === 'number') {
      add(base, value)
      worst.add(name, value)
      stat.spread?.add(instance, value, cluster)
      return
    }
    const several = accumulated(base.name, value)
    merge(base, several)
    worst.add(name, several)
    if (several.count === 0) stat.missing++
    else stat.spread?.add(instance, several.sum / several.count, cluster)
  }

  return {
    add(context, sample, instance, scores) {
      let own = slots.get(context.key)
      if (own === undefined) slots.set(context.key, (own = { byName: new Map(), samples: 0 }))
      own.samples++
      if (metric.score !== undefined && metric.reads !== 'all') worst.begin(sample.instance, context)
      for (const name in scores) addScore(own, context, sample.instance, instance, name, scores[name]!)
      if (metric.collect !== undefined) whole.collect(context, sample, scores)
    },
    end() {
      for (const { base, stat, all, given } of order) {
        if (base.count > 0) add(stat.accumulator, base.sum / base.count)
        // A declared score that some samples have and others have not is missing there: log-probabilities beside a filtered answer.
        if (Object.hasOwn(runMetric.directions, base.name.name)) stat.missing += all.samples - given
      }
      for (const found of [whole.summaries(), worst.finish()]) {
        for (const [key, own] of found) {
          const stat = stats.of(index, key, own.name)
          if (own.count > 0) add(stat.accumulator, own.sum / own.count)
          const rows = whole.rowsOf(key.slice(own.name.name.length + 1))
          const spread = rows === undefined ? undefined : tools.spreadOfWhole(own.name, rows)
          if (spread !== undefined) stat.whole = spread
        }
      }
    },
  }
}

/** A score as a stat of its own. */
function accumulated(name: StatName, value: ScoreValue): Accumulator {
  const own = createAccumulator(name)
  if (typeof value === 'number') add(own, value)
  else if (!isMissing(value)) for (const one of value) add(own, one)
  return own
}

/** All rows of a file, one at a time. */
export function* flat(rows: RowFile<Json>): Generator<Json> {
  for (const batch of rows.scan()) yield* batch
}
