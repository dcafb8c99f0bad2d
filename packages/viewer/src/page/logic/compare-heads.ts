import { compareScores, type Comparison } from '@binnacle/analysis/scores'
import { headRowScores } from './head-scores.ts'
import type { Heads } from './heads.ts'

/** Two runs that are compared by one score. */
export interface CompareParts {
  readonly first: Heads
  readonly second: Heads
  readonly stat: string
  readonly split: string | undefined
  readonly direction: 'higher' | 'lower'
}

/** What a comparison finds, and how many rows do not count since a score is missing. */
export interface CompareReply {
  readonly comparison?: Comparison
  readonly missing: readonly [number, number]
  /** Whether no row of one of the two has the score. */
  readonly isUnknown: boolean
}

/** Compares two runs row by row, as `binnacle compare` does. */
export function compareHeads({ first, second, stat, split, direction }: CompareParts): CompareReply {
  const [own, other] = [headRowScores(first, stat, split), headRowScores(second, stat, split)]
  const missing = [own.missing.size, other.missing.size] as const
  if (!own.isKnown || !other.isKnown) return { missing, isUnknown: true }
  return {
    comparison: compareScores(
      { first: own.scores, second: other.scores, ...(own.clusters === undefined ? {} : { clusters: own.clusters }) },
      { direction },
    ),
    missing,
    isUnknown: false,
  }
}
