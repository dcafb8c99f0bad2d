import { defineMetric } from '@binnacle/core'
import * as z from 'zod'
import { ANNOTATION_NUMERIC } from './cards.data.ts'
import { readNumber } from './read-annotation.ts'

const options = z.strictObject({ annotator_name: z.string(), key: z.string() })

/** HELM's AnnotationNumericMetric: `annotation_<annotator>_<key>` is the number as it was recorded. */
export const annotationNumeric = defineMetric({
  ...ANNOTATION_NUMERIC,
  options,
  reads: 'one',
  scores: (given) => ({ [nameOf(given)]: 'higher' }),
  helm: { className: 'helm.benchmark.metrics.annotation_metrics.AnnotationNumericMetric' },
  score: (sample, given) => ({ [nameOf(given)]: readNumber(sample, given.annotator_name, given.key) }),
})

function nameOf({ annotator_name: annotator, key }: z.output<typeof options>): string {
  return `annotation_${annotator}_${key}`
}
