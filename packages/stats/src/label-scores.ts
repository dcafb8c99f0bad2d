/** How often a class was predicted and right, predicted, and the right one. */
export interface ClassCounts {
  readonly right: number
  readonly predicted: number
  readonly actual: number
}

/** What is asked of a classification. */
export type LabelScore = 'f1' | 'precision' | 'recall'

/**
 * A score of each class, as scikit-learn computes it: 0 where there is nothing to divide by.
 */
export function classScores(classes: readonly ClassCounts[], score: LabelScore): number[] {
  return classes.map((counts) => scoreOf(counts, score))
}

/**
 * A score over all classes. `macro`: the mean of the classes; `micro`: of their counts together; `weighted`: the mean by how often a
 * class is the right one.
 */
export function averageScore(classes: readonly ClassCounts[], score: LabelScore, average: 'macro' | 'micro' | 'weighted'): number {
  if (average === 'micro') {
    return scoreOf({ right: sum(classes, 'right'), predicted: sum(classes, 'predicted'), actual: sum(classes, 'actual') }, score)
  }
  const scores = classScores(classes, score)
  const total = average === 'macro' ? classes.length : sum(classes, 'actual')
  if (total === 0) return 0
  return scores.reduce((all, value, index) => all + value * (average === 'macro' ? 1 : classes[index]!.actual), 0) / total
}

/** The counts of each class that occurs, in the order of the texts: one label an item, right and predicted. */
export function countClasses(pairs: Iterable<readonly [actual: string, predicted: string]>): ClassCounts[] {
  const counts = new Map<string, { right: number; predicted: number; actual: number }>()
  const of = (label: string) => {
    let found = counts.get(label)
    if (found === undefined) counts.set(label, (found = { right: 0, predicted: 0, actual: 0 }))
    return found
  }
  for (const [actual, predicted] of pairs) {
    of(actual).actual++
    of(predicted).predicted++
    if (actual === predicted) of(actual).right++
  }
  return [...counts].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, count]) => count)
}

function scoreOf({ right, predicted, actual }: ClassCounts, score: LabelScore): number {
  const [part, whole] = score === 'f1' ? [2 * right, predicted + actual] : [right, score === 'precision' ? predicted : actual]
  return whole === 0 ? 0 : part / whole
}

function sum(classes: readonly ClassCounts[], field: keyof ClassCounts): number {
  return classes.reduce((total, counts) => total + counts[field], 0)
}
