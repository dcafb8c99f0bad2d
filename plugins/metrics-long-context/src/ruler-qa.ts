import { defineMetric } from '@binnacle/core'
import { RULER_QA } from './cards.data.ts'

/** HELM's RulerQAMetric: 1 where any reference is a part of the completion, both in lower case. */
export const rulerQa = defineMetric({
  ...RULER_QA,
  reads: 'one',
  scores: { ruler_string_match_part: 'higher' },
  helm: { className: 'helm.benchmark.metrics.ruler_qa_metrics.RulerQAMetric', floats: ['ruler_string_match_part'] },
  score: ({ instance: { references }, requests }) => {
    const [completion] = requests[0]!.answer.completions
    if (completion === undefined || references.length === 0) {
      return { ruler_string_match_part: { missing: completion === undefined ? 'there is no completion' : 'there is no reference' } }
    }
    const text = completion.text.toLowerCase()
    return { ruler_string_match_part: references.some(({ output }) => text.includes(output.text.toLowerCase())) ? 1 : 0 }
  },
})
