import { defineMetric, isCorrect, isMissing, type Missing } from '@binnacle/core'
import { rougeL, rougeN, unlessTooLong } from '@binnacle/text'
import * as z from 'zod'
import { ROUGE } from './cards.data.ts'
import { scriptTokens } from './script-tokens.ts'
import { takingOptions, checkPattern, takenText } from './taken-text.ts'

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
    const best = (score: (gold: string) => { readonly f1: number }): number =>
      Math.max(...golds.map((gold) => (equal(gold, taken.text) ? 1 : score(gold).f1)))
    return {
      rouge_l: unlessTooLong(() => best((gold) => rougeL(gold, taken.text, scriptTokens))),
      rouge_1: best((gold) => rougeN(gold, taken.text, 1, scriptTokens)),
      rouge_2: best((gold) => rougeN(gold, taken.text, 2, scriptTokens)),
    }
  },
})

/** Whether two texts have the same tokens; without any, whether they are the same. */
function equal(left: string, right: string): boolean {
  const [tokens, others] = [scriptTokens(left), scriptTokens(right)]
  return tokens.length === 0 ? left === right : tokens.join(' ') === others.join(' ')
}
