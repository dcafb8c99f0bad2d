import {
  isMissing,
  type Json,
  type Outcome,
  OUTCOMES,
  type OutcomeCounts,
  type RunSpec,
  type Sample,
  type ScoreValue,
  type Stat,
  type StatName,
  type StatSpread,
  plainJson,
} from '@binnacle/core'
import { type Accumulator, add, createAccumulator, derived, merge, type StatContext, statName } from './accumulator.ts'
import type { MetricFaults } from '../score/metric-faults.ts'
import type { RunMetric } from '../plan/run-code.ts'
import { bootstrapSpread, createSpread, type SpreadCollector } from './spread.ts'
import type { RowFile, ScoringStore } from '@binnacle/store'
import { createWorstCase, type WorstCase } from './helm-worst-case.ts'

/** What a run comes to. */
export interface Aggregated {
  readonly stats: readonly Stat[]
  readonly outcomes: OutcomeCounts
  /** The outcomes of the unperturbed samples of each split: those that a number of that split counts. */
  readonly splitOutcomes: Readonly<Record<string, OutcomeCounts>>
  /** What the model called itself, with the number of answers. */
  readonly models: Readonly<Record<string, number>>
  /** The fingerprints of the systems that answered, with the number of answers. */
  readonly fingerprints: Readonly<Record<string, number>>
  /** Words of the provider for how an answer ended that are in no table, with the number of completions. */
  readonly unknownReasons: Readonly<Record<string, number>>
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

/** A stat of the whole run, with what is known beside HELM's fields. */
interface GlobalStat {
  readonly accumulator: Accumulator
  readonly metric: string
  readonly spread: Pick<SpreadCollector, 'add' | 'finish'> | undefined
  /** The spread of a number of the whole. */
  whole?: StatSpread | undefined
  missing: number
}

/** One name in one context: what a trial adds to, and the run. */
interface Slot {
  readonly base: Accumulator
  readonly global: GlobalStat
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

/** The state of one metric in one trial. */
interface Trial {
  readonly slots: Map<string, Slots>
  /** All slots in the order in which they were first met, which is the order of the stats. */
  readonly order: Slot[]
  readonly rows: Map<string, { readonly context: StatContext; readonly rows: RowFile<Json> }>
  readonly worst: WorstCase
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
  const outcomes = noOutcomes()
  const splitOutcomes: Record<string, Record<Outcome, number>> = {}
  const models: Record<string, number> = {}
  const fingerprints: Record<string, number> = {}
  const unknownReasons: Record<string, number> = {}
  const globals = metrics.map(() => new Map<string, GlobalStat>())
  let trials = metrics.map(newTrial)
  let trial = 0
  const contexts = new Map<string, StatContext>()
  const instances = store.instances.count

  function newTrial(): Trial {
    return { slots: new Map(), order: [], rows: new Map(), worst: createWorstCase() }
  }

  function contextOf({ instance }: Sample): StatContext {
    const { split, subSplit, perturbation } = instance
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

  function spreadOf(index: number, name: string): SpreadCollector | undefined {
    const { metric, directions } = metrics[index]!
    const direction = directions[name] ?? directions['*']
    if (direction === 'neither') return undefined
    return createSpread(numTrainTrials * (metric.repeats === 'all' ? 1 : numTrials), metric.proportions?.(name) ?? direction === 'higher')
  }

  function globalStat(index: number, key: string, name: StatName, spread?: SpreadCollector): GlobalStat {
    let stat = globals[index]!.get(key)
    if (stat === undefined) {
      stat = { accumulator: createAccumulator(name), metric: metrics[index]!.metric.name, spread, missing: 0 }
      globals[index]!.set(key, stat)
    }
    return stat
  }

  function slotOf(index: number, state: Trial, slots: Slots, name: string, context: StatContext): Slot {
    let slot = slots.byName.get(name)
    if (slot === undefined) {
      const full = statName(name, context)
      const global = globalStat(index, `${name}\u0000${context.key}`, full, spreadOf(index, name))
      slot = { base: createAccumulator(full), global, all: slots, given: 0 }
      slots.byName.set(name, slot)
      state.order.push(slot)
    }
    return slot
  }

  function addScores(
    index: number,
    context: StatContext,
    sample: Sample,
    place: number,
    scores: Readonly<Record<string, ScoreValue>>,
  ): void {
    const { metric, options } = metrics[index]!
    const state = trials[index]!
    let slots = state.slots.get(context.key)
    if (slots === undefined) state.slots.set(context.key, (slots = { byName: new Map(), samples: 0 }))
    slots.samples++
    if (metric.score !== undefined && metric.reads !== 'all') state.worst.begin(sample.instance, context)
    for (const name in scores) {
      const value = scores[name]!
      const slot = slotOf(index, state, slots, name, context)
      const { base, global } = slot
      slot.given++
      if (typeof value === 'number') {
        add(base, value)
        state.worst.add(name, value)
        global.spread?.add(place % instances, value, sample.instance.cluster)
        continue
      }
      const own = accumulated(base.name, value)
      merge(base, own)
      state.worst.add(name, own)
      if (own.count === 0) global.missing++
      else global.spread?.add(place % instances, own.sum / own.count, sample.instance.cluster)
    }
    if (metric.collect === undefined) return
    try {
      const row = metric.collect(sample, scores, options)
      if (row !== undefined) rowsOf(index, state, context).append(plainJson(row))
    } catch (cause) {
      faults.threw(metrics[index]!, `collecting instance ${sample.instance.id}`, cause)
    }
  }

  function rowsOf(index: number, state: Trial, context: StatContext): RowFile<Json> {
    let entry = state.rows.get(context.key)
    if (entry === undefined) {
      entry = { context, rows: store.spill<Json>(`rows-${index}-${trial}-${state.rows.size}`) }
      state.rows.set(context.key, entry)
    }
    return entry.rows
  }

  /** What the metric says of the whole: group by group, and within a group context by context, as HELM orders them. */
  function summaries(index: number, state: Trial): Map<string, Accumulator> {
    const { metric, options } = metrics[index]!
    const groups: [key: string, own: Accumulator][][] = []
    if (metric.summarize === undefined) return new Map()
    for (const { context, rows } of state.rows.values()) {
      try {
        const summary = metric.summarize({ [Symbol.iterator]: () => flat(rows) }, options)
        for (const [group, scores] of (Array.isArray(summary) ? summary : [summary]).entries()) {
          for (const [name, value] of Object.entries(faults.checked(metrics[index]!, `summing up ${context.split}`, scores))) {
            ;(groups[group] ??= []).push([`${name}\u0000${context.key}`, accumulated(statName(name, context), value)])
          }
        }
      } catch (cause) {
        faults.threw(metrics[index]!, `summing up ${context.split}`, cause)
      }
    }
    return new Map(groups.flat())
  }

  /** The number that the run is known by gets an interval also where it is known of the whole only; of one trial. */
  function isMain(name: StatName): boolean {
    return name.name === spec.main?.stat && name.perturbation === undefined && numTrainTrials * numTrials === 1
  }

  function spreadOfWhole(index: number, state: Trial, key: string, { name }: StatName): StatSpread | undefined {
    const { metric, options } = metrics[index]!
    const rows = [...flat(state.rows.get(key.slice(name.length + 1))!.rows)]
    try {
      return bootstrapSpread(rows, (drawn) => {
        const summary = metric.summarize!(drawn, options)
        const value = (Array.isArray(summary) ? summary : [summary]).find((scores) => name in scores)?.[name]
        return typeof value === 'number' ? value : undefined
      })
    } catch {
      // The number itself is there; a draw that the metric cannot sum up leaves it without an interval.
      return undefined
    }
  }

  function endTrial(): void {
    for (const [index, state] of trials.entries()) {
      for (const { base, global, all, given } of state.order) {
        if (base.count > 0) add(global.accumulator, base.sum / base.count)
        // A declared score that some samples have and others have not is missing there: log-probabilities beside a filtered answer.
        if (Object.hasOwn(metrics[index]!.directions, base.name.name)) global.missing += all.samples - given
      }
      for (const stats of [summaries(index, state), state.worst.finish()]) {
        for (const [key, own] of stats) {
          const stat = globalStat(index, key, own.name)
          if (own.count > 0) add(stat.accumulator, own.sum / own.count)
          if (isMain(own.name) && state.rows.has(key.slice(own.name.name.length + 1)))
            stat.whole = spreadOfWhole(index, state, key, own.name)
        }
      }
    }
    trials = metrics.map(newTrial)
  }

  return {
    add(sample, place, scores, readBy) {
      // A repeat counts as a trial: the mean of the run is over trials and repeats.
      while (sample.trial * numTrials + sample.repeat > trial) {
        endTrial()
        trial++
      }
      outcomes[sample.outcome]++
      const { split, perturbation } = sample.instance
      if (perturbation === undefined) (splitOutcomes[split] ??= noOutcomes())[sample.outcome]++
      for (const { answer } of sample.requests) {
        if (answer.model !== undefined) models[answer.model] = (models[answer.model] ?? 0) + 1
        if (answer.fingerprint !== undefined) fingerprints[answer.fingerprint] = (fingerprints[answer.fingerprint] ?? 0) + 1
        for (const { finishReason, providerReason: word } of answer.completions)
          if (finishReason === 'unknown' && word !== undefined) unknownReasons[word] = (unknownReasons[word] ?? 0) + 1
      }
      const context = contextOf(sample)
      for (let index = 0; index < scores.length; index++) {
        const own = scores[index]!
        if (own !== null) addScores(index, context, readBy?.[index] ?? sample, place, own)
      }
    },
    finish() {
      endTrial()
      return {
        stats: globals.flatMap((stats) => [...stats.values()].map(finishStat)),
        outcomes,
        splitOutcomes,
        models,
        fingerprints,
        unknownReasons,
      }
    },
  }
}

function noOutcomes(): Record<Outcome, number> {
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>
}

/** A score as a stat of its own. */
function accumulated(name: StatName, value: ScoreValue): Accumulator {
  const own = createAccumulator(name)
  if (typeof value === 'number') add(own, value)
  else if (!isMissing(value)) for (const one of value) add(own, one)
  return own
}

function* flat(rows: RowFile<Json>): Generator<Json> {
  for (const batch of rows.scan()) yield* batch
}

function finishStat({ accumulator, metric, spread, whole, missing }: GlobalStat): Stat {
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
