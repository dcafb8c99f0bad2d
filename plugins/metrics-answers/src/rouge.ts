import { defineMetric, isCorrect, isMissing, type Missing } from '@binnacle/core'
import { longestCommonSubsequence } from '@binnacle/text'
import * as z from 'zod'
import { ROUGE } from './cards.data.ts'
import { scriptTokens } from './script-tokens.ts'
import { takingOptions, checkPattern, takenText } from './taken-text.ts'
import { tokenF1 } from './token-f1.ts'

const options = z.strictObject(takingOptions).superRefine(checkPattern)

type Scores = Readonly<Record<'rouge_l' | 'rouge_1' | 'rouge_2', number | Missing>>

/**
 * ROUGE-1, ROUGE-2 and ROUGE-L as F1, 0 to 1, higher is better, the best over the right references (Lin, 2004): over words as they
 * stand, without stemming, and over characters in scripts without blanks. Two texts without any token, or without two in a row, are alike
 * where they are equal.
 */
export const rouge = defineMetric({
  ...ROUGE,
  options,
  reads: 'one',
  scores: { rouge_l: 'higher', rouge_1: 'higher', rouge_2: 'higher' },
  main: 'rouge_l',
  proportions: () => false,
  score: (sample, settings): Scores => {
    const taken = takenText(sample, settings)
    const golds = sample.instance.references.filter(isCorrect).map(({ output }) => output.text.trim())
    const missing = isMissing(taken) ? taken : golds.length === 0 ? { missing: 'no reference is marked as correct' } : undefined
    if (missing !== undefined || isMissing(taken)) return { rouge_l: missing!, rouge_1: missing!, rouge_2: missing! }
    const best = (compare: (gold: readonly string[], given: readonly string[]) => number): number =>
      Math.max(...golds.map((gold) => (equal(gold, taken.text) ? 1 : compare(scriptTokens(gold), scriptTokens(taken.text)))))
    return {
      rouge_l: best(sequenceF1),
      rouge_1: best((gold, given) => sharedF1(gold, given)),
      rouge_2: best((gold, given) => sharedF1(pairs(gold), pairs(given))),
    }
  },
})

/** Whether two texts have the same tokens; without any, whether they are the same. */
function equal(left: string, right: string): boolean {
  const [tokens, others] = [scriptTokens(left), scriptTokens(right)]
  return tokens.length === 0 ? left === right : tokens.join(' ') === others.join(' ')
}

function sharedF1(gold: readonly string[], given: readonly string[]): number {
  return gold.length === 0 || given.length === 0 ? 0 : tokenF1(gold, given)
}

function sequenceF1(gold: readonly string[], given: readonly string[]): number {
  return gold.length === 0 || given.length === 0 ? 0 : (2 * longestCommonSubsequence(gold, given)) / (gold.length + given.length)
}

function pairs(tokens: readonly string[]): string[] {
  return tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`)
}
