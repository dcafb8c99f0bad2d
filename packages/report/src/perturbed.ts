import type { Input, Instance, PerturbationDescription, Stat } from '@binnacle/core'
import { perturbationTitle, shortPerturbationTitle } from './perturbation-title.ts'
import { formatNumber, type RunSummary } from './summary.ts'
import type { Column } from './text-table.ts'

/** How often a perturbation was asked, and in how many of these copies it changed the question. */
export interface CopyCount {
  readonly copies: number
  readonly changed: number
}

/** What a run scores under one perturbation, beside what it scores without. */
export interface PerturbedScore {
  /** Its name and parameters; `robustness` and `fairness` are the worst case over all that count there. */
  readonly perturbation: string
  /** The unchanged rows of which there are copies. */
  readonly clean: number | undefined
  /** The copies. */
  readonly perturbed: number | undefined
  /** The lowest value of each row and its copies, and of these the mean, as HELM has it. */
  readonly worst: number | undefined
  readonly interval: readonly [number, number] | undefined
  /** Copies that were asked, and those of them in which the question changed; absent for the worst case over several. */
  readonly copies?: CopyCount
}

/** Counts copies by what they are copies of. An instance comes before its copies. */
export function countCopies(instances: Iterable<Instance>): ReadonlyMap<string, CopyCount> {
  const counts = new Map<string, CopyCount>()
  let original: { readonly id: Instance['id']; readonly input: Input } | undefined
  for (const { id, input, perturbation, contrastInputs } of instances) {
    if (perturbation === undefined) {
      original = { id, input }
      continue
    }
    const before = original?.id === id ? original.input : contrastInputs?.[0]
    const key = keyOf(perturbation)
    const { copies = 0, changed = 0 } = counts.get(key) ?? {}
    counts.set(key, { copies: copies + 1, changed: changed + (JSON.stringify(before) === JSON.stringify(input) ? 0 : 1) })
  }
  return counts
}

/** The scores of a stat by perturbation, in the order in which they were made; then the worst cases over several. */
export function perturbedScores(main: Stat, stats: readonly Stat[], counts: ReadonlyMap<string, CopyCount>): readonly PerturbedScore[] {
  const { name, split, subSplit } = main.name
  const own = stats.filter((stat) => stat.name.name === name && stat.name.split === split && stat.name.subSplit === subSplit)
  const made = own.flatMap((stat) =>
    stat.name.perturbation?.computedOn === 'perturbed' ? [{ ...stat, perturbation: stat.name.perturbation }] : [],
  )
  if (made.length === 0) return []
  const meanOf = (perturbation: PerturbationDescription, computedOn: PerturbationDescription['computedOn']) =>
    own.find(
      (stat) =>
        stat.name.perturbation !== undefined &&
        keyOf(stat.name.perturbation) === keyOf(perturbation) &&
        stat.name.perturbation.computedOn === computedOn,
    )?.mean
  const short = made.map(({ perturbation }) => shortPerturbationTitle(perturbation))
  const scores = made.map(({ perturbation, mean, spread }, index): PerturbedScore => {
    const copies = counts.get(keyOf(perturbation))
    const isTold = short.filter((title) => title === short[index]).length === 1
    return {
      perturbation: isTold ? short[index]! : perturbationTitle(perturbation),
      clean: meanOf(perturbation, 'original'),
      perturbed: mean,
      worst: meanOf(perturbation, 'worst'),
      interval: spread?.interval,
      ...(copies === undefined ? {} : { copies }),
    }
  })
  const overall = (['robustness', 'fairness'] as const)
    .filter((purpose) => made.filter(({ perturbation }) => perturbation[purpose]).length > 0)
    .map((purpose): PerturbedScore => {
      const worst = own.find((stat) => stat.name.perturbation?.name === purpose && stat.name.perturbation.computedOn === 'worst')?.mean
      return { perturbation: purpose, clean: main.mean, perturbed: undefined, worst, interval: undefined }
    })
  return [...scores, ...overall]
}

/** What tells perturbations apart, whatever a number is computed on. */
function keyOf({ computedOn: _computedOn, ...rest }: PerturbationDescription): string {
  return JSON.stringify(Object.entries(rest).toSorted(([left], [right]) => (left < right ? -1 : 1)))
}

/** The columns of the table of perturbed scores. */
export const PERTURBED_COLUMNS: readonly Column[] = [
  { title: 'task' },
  { title: 'model' },
  { title: 'metric' },
  { title: 'perturbation' },
  { title: 'clean', align: 'right' },
  { title: 'perturbed', align: 'right' },
  { title: '95 % interval', align: 'right' },
  { title: 'worst', align: 'right' },
  { title: 'changed rows', align: 'right' },
]

/** What the columns mean. */
export const PERTURBED_LEGEND =
  'clean: unchanged rows of which there are copies; worst: the lowest of a row and its copies, also where lower is better, as HELM has it; robustness and fairness: over all rows and all perturbations that count there.'

/** The rows of a run in that table. */
export function perturbedRows({ task, model, stat, split }: RunSummary, scores: readonly PerturbedScore[]): readonly (readonly string[])[] {
  return scores.map(({ perturbation, clean, perturbed, worst, interval, copies }) => [
    task,
    model,
    split === '' ? stat : `${stat} (${split})`,
    perturbation,
    formatNumber(clean),
    perturbed === undefined ? '' : formatNumber(perturbed),
    interval === undefined ? '' : `${formatNumber(interval[0])} … ${formatNumber(interval[1])}`,
    formatNumber(worst),
    copies === undefined ? '' : `${copies.changed} of ${copies.copies}`,
  ])
}
