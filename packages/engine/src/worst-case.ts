import type { Instance, PerturbationDescription } from '@binnacle/core'
import { type Accumulator, add, createAccumulator, merge, type StatContext, statName } from './accumulator.ts'

/**
 * HELM's worst case over an instance and its perturbed copies: for each stat the lowest value, over all copies for robustness,
 * over all for fairness, and for each perturbation by itself (beside the unchanged value of the same instances). The lowest is
 * taken also where lower is better, and the first two exist without any perturbation, as there.
 */
export interface WorstCase {
  /** Takes the stats of a sample by name. Copies of an instance follow one another. */
  add(instance: Instance, context: StatContext, stats: ReadonlyMap<string, Accumulator>): void
  /** The stats over all instances, by key. */
  finish(): Map<string, Accumulator>
}

const ROBUSTNESS: PerturbationDescription = { name: 'robustness', robustness: true, fairness: false, computedOn: 'worst' }
const FAIRNESS: PerturbationDescription = { name: 'fairness', robustness: false, fairness: true, computedOn: 'worst' }

interface Copy {
  readonly context: StatContext
  readonly stats: ReadonlyMap<string, Accumulator>
}

/** Makes the collector for one metric and trial. */
export function createWorstCase(): WorstCase {
  const found = new Map<string, Accumulator>()
  let current: Instance['id'] | undefined
  let copies: Copy[] = []

  function emit(
    name: string,
    context: StatContext,
    perturbation: PerturbationDescription,
    perturbationKey: string,
    value: Accumulator | number,
  ): void {
    const key = `${name}\u0000${context.split}\u0000${context.subSplit ?? ''}\u0000${perturbationKey}`
    let into = found.get(key)
    if (into === undefined) found.set(key, (into = createAccumulator(statName(name, { ...context, perturbation }))))
    if (typeof value === 'number') add(into, value)
    else merge(into, value)
  }

  function flush(): void {
    // The same stat name may stand in several splits or sub-splits of the copies: each is by itself.
    for (const name of new Set(copies.flatMap((copy) => [...copy.stats.keys()]))) flushName(name)
    copies = []
  }

  function flushName(name: string): void {
    const having = copies.filter((copy) => copy.stats.has(name))
    const original = having.find((copy) => copy.context.perturbation === undefined)
    const context = (original ?? having[0]!).context
    const value = original?.stats.get(name)
    worst(
      ROBUSTNESS,
      '\u0001robustness',
      having.filter((copy) => copy.context.perturbation?.robustness === true),
    )
    worst(
      FAIRNESS,
      '\u0001fairness',
      having.filter((copy) => copy.context.perturbation?.fairness === true),
    )
    for (const copy of having) {
      const perturbation = copy.context.perturbation
      if (perturbation === undefined) continue
      if (value !== undefined) emit(name, context, { ...perturbation, computedOn: 'original' }, `\u0001original${copy.context.key}`, value)
      worst({ ...perturbation, computedOn: 'worst' }, `\u0001worst${copy.context.key}`, [copy])
    }

    function worst(perturbation: PerturbationDescription, key: string, perturbed: readonly Copy[]): void {
      let lowest = value?.min
      for (const copy of perturbed) {
        const min = copy.stats.get(name)!.min
        if (min !== undefined && (lowest === undefined || min < lowest)) lowest = min
      }
      if (lowest !== undefined) emit(name, context, perturbation, key, lowest)
    }
  }

  return {
    add(instance, context, stats) {
      if (instance.id !== current) flush()
      current = instance.id
      copies.push({ context, stats })
    },
    finish() {
      flush()
      return found
    },
  }
}
