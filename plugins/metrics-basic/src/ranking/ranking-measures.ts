/** A reference with what is known of it; its place in a list is the one that the model gives it. */
export interface RankedReference {
  readonly index: number
  readonly relevance?: number
  /** Its place in the search before. */
  readonly rank?: number
}

/** A measure of trec_eval. */
export type RankingMeasure = 'recip_rank' | 'success' | 'recall' | 'ndcg_cut'

/**
 * A measure of one ranking, as trec_eval computes it.
 * @param all every reference that was judged
 * @param ranked those that count, the best first
 */
export function measureRanking(
  kind: RankingMeasure,
  all: readonly RankedReference[],
  ranked: readonly RankedReference[],
  { places = ranked.length, leastRelevance }: { readonly places?: number; readonly leastRelevance: number },
): number {
  const isRelevant = ({ relevance = 0 }: RankedReference) => relevance >= leastRelevance
  const top = ranked.slice(0, places)
  switch (kind) {
    case 'recip_rank': {
      const place = top.findIndex(isRelevant)
      return place < 0 ? 0 : 1 / (place + 1)
    }
    case 'success':
      return top.some(isRelevant) ? 1 : 0
    case 'recall': {
      const relevant = all.filter(isRelevant).length
      return relevant === 0 ? 0 : top.filter(isRelevant).length / relevant
    }
    case 'ndcg_cut': {
      const ideal = all.toSorted((left, right) => gainOf(right) - gainOf(left)).slice(0, places)
      const best = discountedGain(ideal)
      return best === 0 ? 0 : discountedGain(top) / best
    }
  }
}

function gainOf({ relevance = 0 }: RankedReference): number {
  return Math.max(0, relevance)
}

function discountedGain(ranked: readonly RankedReference[]): number {
  return ranked.reduce((sum, reference, place) => sum + gainOf(reference) / Math.log2(place + 2), 0)
}
