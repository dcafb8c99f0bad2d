import { defineMetric, isCorrect, type Sample } from '@binnacle/core'
import { type ChrfCounts, chrfCounts, chrfScore, chrfSignature } from '@binnacle/text'
import * as z from 'zod'
import { CHRF } from './cards.data.ts'
import { sumCounts } from './sum-counts.ts'

const options = z
  .strictObject({
    /** The longest runs of words that count beside characters: 0 for chrF, 2 for chrF++. */
    wordOrders: z.union([z.literal(0), z.literal(2)]).default(0),
    /** sacrebleu's signature, to be kept with the run; refused where the numbers would not be those. */
    signature: z.string().optional(),
  })
  .superRefine(({ wordOrders, signature }, context) => {
    const expected = chrfSignature(undefined, wordOrders)
    if (signature !== undefined && signature !== expected) {
      context.addIssue({ code: 'custom', path: ['signature'], message: `the signature of these numbers is ${expected}` })
    }
  })

/**
 * chrF, 0 to 100 (sacrebleu 2.6.0: six characters, beta 2), against the best of all right references: `chrf` of each text, and
 * `corpus_chrf` of all together, which is not their mean.
 */
export const chrf = defineMetric({
  ...CHRF,
  options,
  reads: 'one',
  scores: { chrf: 'higher', corpus_chrf: 'higher' },
  main: 'corpus_chrf',
  proportions: () => false,
  score: (sample, { wordOrders }) => {
    const counts = countSample(sample, wordOrders)
    return { chrf: counts === null ? { missing: 'there is no completion or no right reference' } : chrfScore(counts) }
  },
  collect: (sample, _scores, { wordOrders }): ChrfCounts | null => countSample(sample, wordOrders),
  summarize: (rows) => {
    const counts = sumCounts(rows)
    return { corpus_chrf: counts === undefined ? { missing: 'an instance has no completion or no right reference' } : chrfScore(counts) }
  },
})

function countSample({ instance, requests }: Sample, wordOrders: number): ChrfCounts | null {
  const [completion] = requests[0]!.answer.completions
  const references = instance.references.filter(isCorrect).map(({ output }) => output.text)
  return completion === undefined || references.length === 0 ? null : chrfCounts(completion.text, references, wordOrders)
}
