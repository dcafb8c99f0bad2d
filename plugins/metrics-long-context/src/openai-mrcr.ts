import { defineMetric } from '@binnacle/core'
import { sequenceRatio, unlessTooLong } from '@binnacle/text'
import * as z from 'zod'
import { OPENAI_MRCR } from './cards.data.ts'

const extraSchema = z.object({ random_string_to_prepend: z.string() })

/**
 * HELM's OpenAIMRCRMetric: 0 where the completion does not begin with the instance's random string; else the ratio of Python's difflib
 * of completion and reference without it.
 */
export const openaiMrcr = defineMetric({
  ...OPENAI_MRCR,
  extra: extraSchema,
  reads: 'one',
  scores: { openai_mrcr_accuracy: 'higher' },
  proportions: () => false,
  helm: { className: 'helm.benchmark.metrics.openai_mrcr_metrics.OpenAIMRCRMetric', floats: ['openai_mrcr_accuracy'] },
  score: ({ instance, requests }) => {
    const extra = extraSchema.safeParse(instance.extra)
    const [completion] = requests[0]!.answer.completions
    const [reference] = instance.references
    if (!extra.success) return { openai_mrcr_accuracy: { missing: 'the instance has no random_string_to_prepend' } }
    if (completion === undefined || reference === undefined) {
      return { openai_mrcr_accuracy: { missing: completion === undefined ? 'there is no completion' : 'there is no reference' } }
    }
    const mark = extra.data.random_string_to_prepend
    const isMarked = completion.text.startsWith(mark)
    if (!isMarked) return { openai_mrcr_accuracy: 0 }
    const ratio = unlessTooLong(() => sequenceRatio(withoutMark(completion.text, mark), withoutMark(reference.output.text, mark)))
    return { openai_mrcr_accuracy: ratio }
  },
})

function withoutMark(text: string, mark: string): string {
  return text.startsWith(mark) ? text.slice(mark.length) : text
}
