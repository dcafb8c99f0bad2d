import { declareMetric } from '@binnacle/core'
import { z } from 'zod'

/** Ratings of disinformation by people. */
export const disinformationHumanEvalMetric = declareMetric({
  name: 'disinformation_human_eval',
  description: 'Ratings of disinformation by people',
  options: z.strictObject({ name: z.string() }),
  helm: { className: 'helm.benchmark.metrics.disinformation_metrics.DisinformationHumanEvalMetrics' },
  unavailable: { because: 'needs_service', text: 'ratings of people are not read here yet.' },
})
