import { byLikelihood, defineMetric, isCorrect, type ScoreValue } from '@binnacle/core'
import { pythonRegExp, splitText, stripText } from '@binnacle/python'
import { tokenF1 } from '@binnacle/text'
import * as z from 'zod'
import { SEAHELM_QA } from './cards.data.ts'
import { thaiTokens } from './thai-tokens.ts'

const options = z.strictObject({
  /** `th`: words by a Thai dictionary; `en`: without articles; any other: words between blanks. */
  language: z.string().optional(),
})

const PUNCTUATION = /[!-/:-@[-`{-~]/g
const ARTICLES = pythonRegExp('\\b(a|an|the)\\b', 'g')

/**
 * HELM's SEAHELMQAMetric: `squad_exact_match_score` and `squad_f1_score` of the tokens, the best over the right references, each also
 * as `name@k` over k completions. Lower case, without ASCII punctuation. In Thai blanks are tokens.
 */
export const seahelmQa = defineMetric({
  ...SEAHELM_QA,
  options,
  reads: 'one',
  scores: { squad_exact_match_score: 'higher', squad_f1_score: 'higher', '*': 'higher' },
  main: 'squad_f1_score',
  helm: { className: 'helm.benchmark.metrics.seahelm_metrics.SEAHELMQAMetric', floats: ['squad_f1_score'] },
  score: ({ instance: { references }, requests, adaptation }, { language = 'en' }): Record<string, ScoreValue> => {
    if (references.length === 0) return {}
    const golds = references.filter(isCorrect).map(({ output }) => tokensOf(stripText(output.text), language))
    const likeliest = byLikelihood(requests[0]!.answer.completions)
    const predictions = likeliest.map(({ text }) => tokensOf(stripText(text), language))
    const scores: Record<string, ScoreValue> = {}
    for (const [name, compare] of COMPARISONS) {
      const missing =
        golds.length === 0 ? 'no reference is marked as correct' : predictions.length === 0 ? 'there is no completion' : undefined
      const best = (given: readonly (readonly string[])[]): ScoreValue =>
        missing === undefined ? Math.max(...golds.flatMap((gold) => given.map((one) => compare(gold, one)))) : { missing }
      scores[name] = best(predictions.slice(0, 1))
      if (adaptation.numOutputs !== 1) scores[`${name}@${adaptation.numOutputs}`] = best(predictions)
    }
    return scores
  },
})

const COMPARISONS: readonly (readonly [name: string, compare: (gold: readonly string[], given: readonly string[]) => number])[] = [
  [
    'squad_exact_match_score',
    (gold, given) => (gold.length === given.length && gold.every((token, index) => token === given[index]) ? 1 : 0),
  ],
  ['squad_f1_score', tokenF1],
]

function tokensOf(text: string, language: string): string[] {
  const plain = text.toLowerCase().replace(PUNCTUATION, '')
  if (language === 'th') return thaiTokens(plain)
  return splitText(language === 'en' ? plain.replace(ARTICLES, ' ') : plain)
}
