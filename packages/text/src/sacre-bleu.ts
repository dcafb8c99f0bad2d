import { stripTextEnd } from '@binnacle/python'
import { countGrams } from './rouge.ts'
import { type SacreTokenizer, sacreTokens } from './sacre-tokens.ts'

/** The version of sacrebleu whose numbers these are. */
export const SACREBLEU_VERSION = '2.6.0'

const ORDERS = [1, 2, 3, 4] as const

/** The counts of one segment: its length, that of the nearest reference, shared n-grams of 1 to 4 words, and all of them. Sums add up. */
export type BleuCounts = readonly number[]

/** Counts a segment. */
export function bleuCounts(hypothesis: string, references: readonly string[], tokenizer: SacreTokenizer = '13a'): BleuCounts {
  const tokensOf = (text: string) => sacreTokens(stripTextEnd(text), tokenizer)
  const tokens = tokensOf(hypothesis)
  const others = references.map(tokensOf)
  const shared: number[] = []
  const all: number[] = []
  for (const order of ORDERS) {
    const most = new Map<string, number>()
    for (const other of others) {
      for (const [gram, count] of countGrams(other, order)) most.set(gram, Math.max(most.get(gram) ?? 0, count))
    }
    let [right, total] = [0, 0]
    for (const [gram, count] of countGrams(tokens, order)) {
      right += Math.min(count, most.get(gram) ?? 0)
      total += count
    }
    shared.push(right)
    all.push(total)
  }
  return [tokens.length, nearest(others, tokens.length), ...shared, ...all]
}

/**
 * BLEU of summed counts, from 0 to 100, with exponential smoothing as in sacrebleu.
 * @param effectiveOrder whether n-grams longer than the text are left out, as for a single sentence
 */
export function bleuScore(counts: BleuCounts, effectiveOrder = false): number {
  const [length = 0, reference = 0] = counts
  const shared = counts.slice(2, 6)
  const all = counts.slice(6, 10)
  if (shared.every((count) => count === 0)) return 0
  let smoothing = 1
  let orders = ORDERS.length as number
  const logarithms: number[] = []
  for (const [index, total] of all.entries()) {
    if (total === 0) break
    if (effectiveOrder) orders = index + 1
    if (shared[index] === 0) smoothing *= 2
    logarithms.push(Math.log(shared[index] === 0 ? 100 / (smoothing * total) : (100 * shared[index]!) / total))
  }
  // The logarithm of a precision of 0, which a text shorter than four words has.
  while (logarithms.length < orders) logarithms.push(-9_999_999_999)
  const penalty = length >= reference ? 1 : length > 0 ? Math.exp(1 - reference / length) : 0
  return penalty * Math.exp(logarithms.slice(0, orders).reduce((sum, value) => sum + value, 0) / orders)
}

/** sacrebleu's signature: what makes two BLEU scores comparable. */
export function bleuSignature(references: number | undefined, tokenizer: SacreTokenizer, effectiveOrder = false): string {
  const count = references === undefined ? 'var' : String(references)
  return `nrefs:${count}|case:mixed|eff:${effectiveOrder ? 'yes' : 'no'}|tok:${tokenizer}|smooth:exp|version:${SACREBLEU_VERSION}`
}

/** The length of the reference nearest to a length, the shorter of two. */
function nearest(references: readonly (readonly string[])[], length: number): number {
  let best = -1
  for (const { length: other } of references) {
    const [near, least] = [Math.abs(other - length), Math.abs(best - length)]
    if (best < 0 || near < least || (near === least && other < best)) best = other
  }
  return best
}
