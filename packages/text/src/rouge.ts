import { longestCommonSubsequence } from './longest-subsequence.ts'
import { porterStem } from './porter-stem.ts'

/** How much of a text is in another one. */
export interface Overlap {
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

/** Splits a text into the tokens that are compared. */
export type RougeTokenizer = (text: string) => readonly string[]

/** rouge-score 0.1.2's own tokenizer, with stems: lower-case ASCII letters and digits; words of more than three letters are stemmed. */
export function rougeTokens(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .map((word) => (word.length > 3 ? porterStem(word) : word))
    .filter((word) => word !== '')
}

/** ROUGE-N of a prediction: shared n-grams, each as often as in the text that has it less often. */
export function rougeN(target: string, prediction: string, size: number, tokenize: RougeTokenizer = rougeTokens): Overlap {
  const [expected, given] = [countGrams(tokenize(target), size), countGrams(tokenize(prediction), size)]
  let shared = 0
  for (const [gram, count] of expected) shared += Math.min(count, given.get(gram) ?? 0)
  return overlapOf(shared, sum(given), sum(expected))
}

/**
 * ROUGE-L of a prediction: the longest common subsequence of tokens.
 * @throws TooLong
 */
export function rougeL(target: string, prediction: string, tokenize: RougeTokenizer = rougeTokens): Overlap {
  const [expected, given] = [tokenize(target), tokenize(prediction)]
  return overlapOf(longestCommonSubsequence(expected, given), given.length, expected.length)
}

/** Each run of so many tokens, with how often it occurs. */
export function countGrams(tokens: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let start = 0; start + size <= tokens.length; start++) {
    const gram = tokens.slice(start, start + size).join('\u0000')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function overlapOf(shared: number, given: number, expected: number): Overlap {
  const [precision, recall] = [shared / Math.max(given, 1), shared / Math.max(expected, 1)]
  return { precision, recall, f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0 }
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0
  for (const count of counts.values()) total += count
  return total
}
