import { defineMetric, isCorrect, isMissing } from '@binnacle/core'
import { editDistance, unlessTooLong } from '@binnacle/text'
import * as z from 'zod'
import { EDIT_SIMILARITY } from './cards.data.ts'
import { takingOptions, checkPattern, takenText } from './taken-text.ts'

const options = z.strictObject(takingOptions).superRefine(checkPattern)

/**
 * How alike an answer and a right one are, 0 to 1, higher is better, the best over the right references: 1 less the least number of
 * characters that must be put in, taken away or changed, over the length of the longer text (Levenshtein, 1966). Two empty texts are alike.
 * Texts with more than four billion pairs of characters between the ends they share are missing as too long.
 */
export const editSimilarity = defineMetric({
  ...EDIT_SIMILARITY,
  options,
  reads: 'one',
  scores: { edit_similarity: 'higher' },
  proportions: () => false,
  score: (sample, settings) => {
    const golds = sample.instance.references.filter(isCorrect)
    const taken = takenText(sample, settings)
    if (isMissing(taken)) return { edit_similarity: taken }
    if (golds.length === 0) return { edit_similarity: { missing: 'no reference is marked as correct' } }
    return { edit_similarity: unlessTooLong(() => Math.max(...golds.map(({ output }) => similarity(output.text.trim(), taken.text)))) }
  },
})

function similarity(left: string, right: string): number {
  const [first, second] = [Array.from(left.normalize('NFC')), Array.from(right.normalize('NFC'))]
  const longest = Math.max(first.length, second.length)
  return longest === 0 ? 1 : 1 - editDistance(first, second) / longest
}
