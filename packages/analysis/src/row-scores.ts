import { isMissing, type Outcome, type ScoreValue } from '@binnacle/core'

/** A sample as far as a comparison by rows needs it. */
export interface ScoredSample {
  readonly row: string
  readonly split: string
  readonly isPerturbed: boolean
  readonly cluster?: string | undefined
  /** Undefined where nothing says how it ended: HELM does not record it. */
  readonly outcome: Outcome | undefined
  /** The score that is compared; undefined where the sample has none of that name. */
  readonly value: ScoreValue | undefined
}

/** Scores by row: means over trials, of unperturbed samples. */
export interface RowScores {
  /** Whether any sample has the score. */
  readonly isKnown: boolean
  readonly scores: ReadonlyMap<string, number>
  /** Rows without a score, by how they ended. */
  readonly missing: ReadonlyMap<string, Outcome>
  /** The cluster of each row; undefined where no row has one. */
  readonly clusters: ReadonlyMap<string, string> | undefined
}

/**
 * Sums scores up by row.
 * @param split only its rows; all where absent
 */
export function rowScores(samples: Iterable<ScoredSample>, split?: string): RowScores {
  const sums = new Map<string, { sum: number; count: number }>()
  const missing = new Map<string, Outcome>()
  const clusters = new Map<string, string>()
  let isClustered = false
  let isKnown = false
  for (const { row, split: own, isPerturbed, cluster, outcome, value } of samples) {
    if (cluster !== undefined) isClustered = true
    if (isPerturbed || (split !== undefined && own !== split)) continue
    clusters.set(row, cluster ?? row)
    if (value !== undefined) isKnown = true
    const number = numberOf(value)
    if (number === undefined) missing.set(row, outcome ?? 'scored')
    else {
      const before = sums.get(row) ?? { sum: 0, count: 0 }
      sums.set(row, { sum: before.sum + number, count: before.count + 1 })
    }
  }
  return {
    isKnown,
    scores: new Map([...sums].map(([row, { sum, count }]) => [row, sum / count])),
    missing: new Map([...missing].filter(([row]) => !sums.has(row))),
    clusters: isClustered ? clusters : undefined,
  }
}

/** A score as one number: several values of one sample count as their mean. */
function numberOf(value: ScoreValue | undefined): number | undefined {
  if (value === undefined || isMissing(value)) return undefined
  if (typeof value === 'number') return value
  return value.length === 0 ? undefined : value.reduce((sum, one) => sum + one, 0) / value.length
}
