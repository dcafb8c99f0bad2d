import { countGrams } from './rouge.ts'

/** Python's `sys.float_info.min`, which NLTK puts in place of a precision of 0. */
const SMALLEST = 2.2250738585072014e-308

/** A hypothesis with its references, in tokens. */
export interface TokenizedPair {
  readonly references: readonly (readonly string[])[]
  readonly hypothesis: readonly string[]
}

/**
 * BLEU of a corpus as NLTK's `corpus_bleu` computes it without smoothing: the n-gram precisions, to the power of their weights, times
 * the brevity penalty. 0 where not one token is shared.
 * @param weights one for each length of n-grams from 1 on
 */
export function nltkBleu(pairs: readonly TokenizedPair[], weights: readonly number[]): number {
  const shared = weights.map(() => 0)
  const all = weights.map(() => 0)
  let [hypothesisLength, referenceLength] = [0, 0]
  for (const { references, hypothesis } of pairs) {
    for (const index of weights.keys()) {
      const [right, total] = clippedPrecision(references, hypothesis, index + 1)
      shared[index]! += right
      all[index]! += total
    }
    hypothesisLength += hypothesis.length
    referenceLength += closestLength(references, hypothesis.length)
  }
  if (shared[0] === 0) return 0
  let logarithm = 0
  for (const [index, weight] of weights.entries()) {
    logarithm += weight * Math.log(shared[index] === 0 ? SMALLEST : shared[index]! / all[index]!)
  }
  return brevityPenalty(referenceLength, hypothesisLength) * Math.exp(logarithm)
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
