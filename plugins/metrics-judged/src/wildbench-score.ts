import { defineMetric, isMissing } from '@binnacle/core'
import { WILDBENCH_SCORE } from './cards.data.ts'
import { mean, readAnnotation } from './read-annotation.ts'

/** HELM's WildBenchScoreMetric: the mean of the grades that were given, from 1 to 10; rescaled, 1 becomes 0 and 10 becomes 1. */
export const wildbenchScore = defineMetric({
  ...WILDBENCH_SCORE,
  reads: 'one',
  scores: { wildbench_score: 'higher', wildbench_score_rescaled: 'higher' },
  main: 'wildbench_score_rescaled',
  proportions: () => false,
  helm: {
    className: 'helm.benchmark.metrics.wildbench_metrics.WildBenchScoreMetric',
    floats: ['wildbench_score', 'wildbench_score_rescaled'],
  },
  score: (sample) => {
    const annotation = readAnnotation(sample, 'wildbench')
    if (isMissing(annotation)) return { wildbench_score: annotation, wildbench_score_rescaled: annotation }
    const grades = Object.entries(annotation).flatMap(([key, value]) => (key.endsWith('_score') && value !== null ? [Number(value)] : []))
    const missing = { missing: 'no judge gave a grade' }
    if (grades.length === 0) return { wildbench_score: missing, wildbench_score_rescaled: missing }
    const grade = mean(grades)
    return { wildbench_score: grade, wildbench_score_rescaled: (grade - 1) / 9 }
  },
})
