import { defineMetric, isMissing } from '@binnacle/core'
import { OMNI_MATH } from './cards.data.ts'
import { mean, readAnnotation } from './read-annotation.ts'

/** HELM's OmniMATHMetric: `omni_math_accuracy` is the share of the judges that gave a judgement and found the answer equal. */
export const omniMath = defineMetric({
  ...OMNI_MATH,
  reads: 'one',
  scores: { omni_math_accuracy: 'higher' },
  helm: { className: 'helm.benchmark.metrics.omni_math_metrics.OmniMATHMetric', floats: ['omni_math_accuracy'] },
  score: (sample) => {
    const annotation = readAnnotation(sample, 'omni_math')
    if (isMissing(annotation)) return { omni_math_accuracy: annotation }
    const judgements = Object.entries(annotation).flatMap(([key, value]) =>
      key.endsWith('_equivalence_judgement') && value !== null ? [Number(value)] : [],
    )
    return { omni_math_accuracy: judgements.length === 0 ? { missing: 'no judge gave a judgement' } : mean(judgements) }
  },
})
