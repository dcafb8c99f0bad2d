import { type BoardScores, rankIntervals, type RankedModel, type RowScores, rowScores, type ScoredSample } from '@binnacle/analysis/scores'
import type { ScoreValue } from '@binnacle/core'
import type { HeadScore } from '../../model/documents.ts'
import { clusterAt, type Heads, idAt, outcomeAt, perturbationAt, scoreAt, splitAt } from './heads.ts'

/** The samples of a run with one of their scores. */
function* scoredSamples(heads: Heads, stat: string): Iterable<ScoredSample> {
  for (let place = 0; place < heads.count; place++) {
    yield {
      row: idAt(heads, place),
      split: splitAt(heads, place),
      isPerturbed: perturbationAt(heads, place) !== null,
      cluster: clusterAt(heads, place) ?? undefined,
      outcome: outcomeAt(heads, place) ?? undefined,
      value: scoreValue(scoreAt(heads, stat, place)),
    }
  }
}

/** A score as it is recorded: a text is the reason why it is missing. */
function scoreValue(score: HeadScore): ScoreValue | undefined {
  if (score === null) return undefined
  return typeof score === 'string' ? { missing: score } : score
}

/** The scores of a run by row, as `binnacle compare` reads them. */
export const headRowScores = (heads: Heads, stat: string, split: string | undefined): RowScores =>
  rowScores(scoredSamples(heads, stat), split)

/** What ranks are made of: the rows of each model's run of each task. */
export interface RankParts {
  readonly tasks: readonly {
    readonly task: string
    readonly models: readonly { readonly model: string; readonly heads: Heads; readonly stat: string; readonly split: string }[]
  }[]
  readonly direction: 'higher' | 'lower'
}

/** Ranks, or why there are none. */
export interface RankReply {
  readonly ranked?: readonly RankedModel[]
  readonly why?: string
}

/** Ranks models by the rows that all of them have, as `binnacle compare` of one suite does. */
export function rankHeads({ tasks, direction }: RankParts): RankReply {
  const board = new Map<string, Map<string, ReadonlyMap<string, number>>>()
  const clusters = new Map<string, ReadonlyMap<string, string>>()
  for (const { task, models } of tasks) {
    const byModel = new Map<string, ReadonlyMap<string, number>>()
    for (const { model, heads, stat, split } of models) {
      const found = headRowScores(heads, stat, split === '' ? undefined : split)
      if (!found.isKnown) return { why: 'whole' }
      byModel.set(model, found.scores)
      if (found.clusters !== undefined) clusters.set(task, found.clusters)
    }
    board.set(task, byModel)
  }
  const ranked = rankIntervals(board as BoardScores, { clusters, direction })
  return ranked.length === 0 ? { why: 'noShared' } : { ranked }
}
