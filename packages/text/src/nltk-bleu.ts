import { countGrams } from './rouge.ts'

/** Python's `sys.float_info.min`, which NLTK puts in place of a precision of 0. */
const SMALLEST = 2.2250738585072014e-308

/** A hypothesis with its references, in tokens. */
export interface TokenizedPair {
  readonly references: readonly (readonly string[])[]
  readonly hypothesis: readonly string[]
}

/** The lengths of a hypothesis and of the nearest reference, then for each length of n-grams those that are shared and all. Sums add up. */
export type NltkBleuCounts = readonly number[]

/** Counts a hypothesis for n-grams of up to so many tokens. */
export function nltkBleuCounts({ references, hypothesis }: TokenizedPair, orders: number): NltkBleuCounts {
  const counts = [hypothesis.length, closestLength(references, hypothesis.length)]
  for (let size = 1; size <= orders; size++) counts.push(...clippedPrecision(references, hypothesis, size))
  return counts
}

/**
 * BLEU of summed counts as NLTK's `corpus_bleu` computes it without smoothing: the n-gram precisions, to the power of their weights,
 * times the brevity penalty. 0 where not one token is shared.
 * @param weights one for each length of n-grams from 1 on
 */
export function nltkBleuScore([hypothesis = 0, reference = 0, ...counts]: NltkBleuCounts, weights: readonly number[]): number {
  if (counts[0] === 0) return 0
  let logarithm = 0
  for (const [index, weight] of weights.entries()) {
    const [shared, all] = [counts[2 * index]!, counts[2 * index + 1]!]
    logarithm += weight * Math.log(shared === 0 ? SMALLEST : shared / all)
  }
  return brevityPenalty(reference, hypothesis) * Math.exp(logarithm)
}

/** BLEU of one hypothesis, as NLTK's `sentence_bleu` without smoothing. */
export function nltkBleu(pair: TokenizedPair, weights: readonly number[]): number {
  return nltkBleuScore(nltkBleuCounts(pair, weights.length), weights)
}

/** N-grams of the hypothesis that a reference has as often, and all of them (at least 1). */
function clippedPrecision(references: TokenizedPair['references'], hypothesis: readonly string[], size: number): readonly [number, number] {
  const most = new Map<string, number>()
  for (const reference of references) {
    for (const [gram, count] of countGrams(reference, size)) most.set(gram, Math.max(most.get(gram) ?? 0, count))
  }
  let [right, total] = [0, 0]
  for (const [gram, count] of countGrams(hypothesis, size)) {
    right += Math.min(count, most.get(gram) ?? 0)
    total += count
  }
  return [right, Math.max(1, total)]
}

/** The length of the reference nearest to a length, the shorter of two. */
function closestLength(references: TokenizedPair['references'], length: number): number {
  return references
    .map((reference) => reference.length)
    .reduce((best, one) => {
      const [near, nearest] = [Math.abs(one - length), Math.abs(best - length)]
      return near < nearest || (near === nearest && one < best) ? one : best
    })
}

function brevityPenalty(reference: number, hypothesis: number): number {
  if (hypothesis > reference) return 1
  return hypothesis === 0 ? 0 : Math.exp(1 - reference / hypothesis)
}
