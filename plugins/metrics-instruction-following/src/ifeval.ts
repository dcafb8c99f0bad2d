import { defineMetric, isMissing } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { IFEVAL } from './cards.data.ts'
import { checkInstructions, extraSchema } from './check-instructions.ts'

/**
 * HELM's IFEvalMetric: `ifeval_strict_accuracy` is the share of a prompt's instructions that the stripped answer follows; over prompts it
 * is the mean of these shares. The score is missing where an instruction is left to chance in HELM.
 */
export const ifeval = defineMetric({
  ...IFEVAL,
  extra: extraSchema,
  reads: 'one',
  scores: { ifeval_strict_accuracy: 'higher' },
  proportions: () => false,
  helm: { className: 'helm.benchmark.metrics.ifeval_metrics.IFEvalMetric', floats: ['ifeval_strict_accuracy'] },
  score: (sample) => {
    const [completion] = sample.requests[0]!.answer.completions
    if (completion === undefined) return { ifeval_strict_accuracy: { missing: 'there is no completion' } }
    const followed = checkInstructions(sample, stripText(completion.text))
    return { ifeval_strict_accuracy: isMissing(followed) ? followed : followed.filter(Boolean).length / followed.length }
  },
})
