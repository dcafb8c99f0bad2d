import type { Instance, PerturbationDescription } from '@binnacle/core'
import { type Accumulator, add, createAccumulator, merge, type StatContext, statName } from './accumulator.ts'

/**
 * HELM's worst case over an instance and its perturbed copies: for each stat the lowest value, over all copies for robustness,
 * over all for fairness, and for each perturbation by itself (beside the unchanged value of the same instances). The lowest is
 * taken also where lower is better, and the first two exist without any perturbation, as there.
 */
export interface WorstCase {
  /** Begins a sample. Copies of an instance follow one another. */
  begin(instance: Instance, context: StatContext): void
  /** Takes a stat of the sample that was begun last: one value, or several as a stat. Before any `begin` it takes nothing. */
  add(name: string, value: number | Accumulator): void
  /** The stats over all instances, by key. */
  finish(): Map<string, Accumulator>
}

const ROBUSTNESS: PerturbationDescription = { name: 'robustness', robustness: true, fairness: false, computedOn: 'worst' }
const FAIRNESS: PerturbationDescription = { name: 'fairness', robustness: false, fairness: true, computedOn: 'worst' }

interface Copy {
  readonly context: StatContext
  readonly names: string[]
  readonly values: (number | Accumulator)[]
}

/** Both stats that exist also without a perturbation. */
interface Pair {
  readonly robustness: Accumulator
  readonly fairness: Accumulator
}

/** The stats of the worst case, made when they are first met. */
function createTable() {
  const found = new Map<string, Accumulator>()
  const pairs = new Map<string, Map<string, Pair>>()

  function statOf(name: string, context: StatContext, perturbation: PerturbationDescription, perturbationKey: string): Accumulator {
    const key = `${name}\u0000${context.split}\u0000${context.subSplit ?? ''}\u0000${perturbationKey}`
    let into = found.get(key)
    if (into === undefined) found.set(key, (into = createAccumulator(statName(name, { ...context, perturbation }))))
    return into
  }

  function pairOf(name: string, context: StatContext): Pair {
    let own = pairs.get(context.key)
    if (own === undefined) pairs.set(context.key, (own = new Map()))
    let pair = own.get(name)
    if (pair === undefined) {
      pair = {
        robustness: statOf(name, context, ROBUSTNESS, '\u0001robustness'),
        fairness: statOf(name, context, FAIRNESS, '\u0001fairness'),
      }
      own.set(name, pair)
    }
    return pair
  }

  return { found, statOf, pairOf }
}

/** Makes the collector for one metric and trial. */
export function createWorstCase(): WorstCase {
  const { found, statOf, pairOf } = createTable()
  let current: Instance['id'] | undefined
  let copies: Copy[] = []
  let last: Copy | undefined

  /** The usual case: an instance by itself is its own worst case. */
  function flushOne({ context, names, values }: Copy): void {
    for (let index = 0; index < names.length; index++) {
      const lowest = minimum(values[index]!)
      if (lowest === undefined) continue
      const { robustness, fairness } = pairOf(names[index]!, context)
      add(robustness, lowest)
      add(fairness, lowest)
    }
  }

  function flush(): void {
    if (copies.length === 1 && copies[0]!.context.perturbation === undefined) flushOne(copies[0]!)
    else for (const name of new Set(copies.flatMap((copy) => copy.names))) flushName(name)
    copies = []
  }

  function flushName(name: string): void {
    const having = copies.flatMap(({ context, names, values }) =>
      names.includes(name) ? [{ context, value: values[names.indexOf(name)]! }] : [],
    )
    const original = having.find((copy) => copy.context.perturbation === undefined)
    const { context } = original ?? having[0]!
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
      const { perturbation } = copy.context
      if (perturbation === undefined) continue
      if (original !== undefined) {
        const into = statOf(name, context, { ...perturbation, computedOn: 'original' }, `\u0001original${copy.context.key}`)
        if (typeof original.value === 'number') add(into, original.value)
        else merge(into, original.value)
      }
      worst({ ...perturbation, computedOn: 'worst' }, `\u0001worst${copy.context.key}`, [copy])
    }

    function worst(
      perturbation: PerturbationDescription,
      key: string,
      perturbed: readonly { readonly value: number | Accumulator }[],
    ): void {
      const values = [original, ...perturbed]
        .flatMap((copy) => (copy === undefined ? [] : [minimum(copy.value)]))
        .filter((value) => value !== undefined)
      if (values.length > 0) add(statOf(name, context, perturbation, key), Math.min(...values))
    }
  }

  return {
    begin(instance, context) {
      if (instance.id !== current || last === undefined) flush()
      current = instance.id
      last = { context, names: [], values: [] }
      copies.push(last)
    },
    add(name, value) {
      last?.names.push(name)
      last?.values.push(value)
    },
    finish() {
      flush()
      last = undefined
      return found
    },
  }
}

function minimum(value: number | Accumulator): number | undefined {
  return typeof value === 'number' ? value : value.min
}
