import { defineMetric, isCorrect } from '@binnacle/core'
import { bleuCounts, bleuScore, bleuSignature } from '@binnacle/text'
import * as z from 'zod'
import { BLEU } from './cards.data.ts'
import { sumCounts } from './sum-counts.ts'

const options = z
  .strictObject({
    /** `13a` for languages with blanks, `zh` for Chinese, `char` for others without. */
    tokenizer: z.enum(['13a', 'zh', 'char']).default('13a'),
    /** sacrebleu's signature, to be kept with the run; refused where the numbers would not be those. */
    signature: z.string().optional(),
  })
  .superRefine(({ tokenizer, signature }, context) => {
    const expected = bleuSignature(undefined, tokenizer)
    if (signature !== undefined && signature !== expected) {
      context.addIssue({ code: 'custom', path: ['signature'], message: `the signature of these numbers is ${expected}` })
    }
  })

/**
 * BLEU, 0 to 100, of all instances together, against all right references (sacrebleu 2.6.0: exponential smoothing, mixed case). It says
 * nothing of one sentence, and so has no score by instance. An instance without a completion or a right reference leaves it missing.
 */
export const bleu = defineMetric({
  ...BLEU,
  options,
  reads: 'one',
  scores: { bleu: 'higher' },
  collect: ({ instance, requests }, _scores, { tokenizer }): readonly number[] | null => {
    const [completion] = requests[0]!.answer.completions
    const references = instance.references.filter(isCorrect).map(({ output }) => output.text)
    return completion === undefined || references.length === 0 ? null : bleuCounts(completion.text, references, tokenizer)
  },
  summarize: (rows) => {
    const counts = sumCounts(rows)
    return { bleu: counts === undefined ? { missing: 'an instance has no completion or no right reference' } : bleuScore(counts) }
  },
})
