import { defineMetric, isCorrect, isMissing, type Missing } from '@binnacle/core'
import { tokenF1 } from '@binnacle/text'
import * as z from 'zod'
import { SQUAD_F1 } from './cards.data.ts'
import { normalizeAnswer } from './normalize-answer.ts'
import { scriptTokens } from './script-tokens.ts'
import { takingOptions, checkPattern, takenText } from './taken-text.ts'

const options = z
  .strictObject({
    ...takingOptions,
    /** What a model says where there is no answer, beside the empty text. */
    noAnswer: z.array(z.string().min(1)).default([]),
  })
  .superRefine(checkPattern)

const IGNORED = { case: true, punctuation: true, articles: true, compatibility: true } as const

/**
 * SQuAD's two scores, 0 to 1, higher is better, the best over the right references: `squad_f1` over tokens and `squad_exact_match`,
 * without case, punctuation and English articles (Rajpurkar et al., 2016 and 2018). Scripts without blanks count by character. A
 * question without a right reference has no answer: the empty text and those of `noAnswer` are right there, and wrong elsewhere.
 */
export const squadF1 = defineMetric({
  ...SQUAD_F1,
  options,
  reads: 'one',
  scores: { squad_f1: 'higher', squad_exact_match: 'higher' },
  main: 'squad_f1',
  proportions: (name) => name === 'squad_exact_match',
  score: (sample, settings): { squad_f1: number | Missing; squad_exact_match: number | Missing } => {
    const taken = takenText(sample, settings)
    if (isMissing(taken)) return { squad_f1: taken, squad_exact_match: taken }
    const answer = normalizeAnswer(taken.text, IGNORED)
    const none = answer === '' || settings.noAnswer.some((text) => normalizeAnswer(text, IGNORED) === answer)
    const golds = sample.instance.references
      .filter(isCorrect)
      .map(({ output }) => normalizeAnswer(output.text, IGNORED))
      .filter((gold) => gold !== '')
    if (golds.length === 0 || none) {
      const value = golds.length === 0 && none ? 1 : 0
      return { squad_f1: value, squad_exact_match: value }
    }
    const tokens = tokensOf(answer)
    return {
      squad_f1: Math.max(...golds.map((gold) => tokenF1(tokensOf(gold), tokens))),
      squad_exact_match: golds.includes(answer) ? 1 : 0,
    }
  },
})

/** A text of signs alone is one token: it is an answer too. */
function tokensOf(text: string): readonly string[] {
  const tokens = scriptTokens(text)
  return tokens.length === 0 ? [text] : tokens
}
