import { defineMetric, isMissing } from '@binnacle/core'
import * as z from 'zod'
import { ANNOTATION_LIKERT_SCALE } from './cards.data.ts'
import { readNumber } from './read-annotation.ts'

const options = z
  .strictObject({ annotator_name: z.string(), key: z.string(), min_score: z.number(), max_score: z.number() })
  .refine(({ min_score: least, max_score: most }) => least < most, 'min_score must be less than max_score')

/** HELM's AnnotationLikertScaleMetric: `annotation_<annotator>_<key>` is the grade over the range; one outside of it is missing. */
export const annotationLikertScale = defineMetric({
  ...ANNOTATION_LIKERT_SCALE,
  options,
  reads: 'one',
  scores: (given) => ({ [nameOf(given)]: 'higher' }),
  helm: { className: 'helm.benchmark.metrics.annotation_metrics.AnnotationLikertScaleMetric' },
  score: (sample, given) => {
    const { annotator_name: annotator, key, min_score: least, max_score: most } = given
    const grade = readNumber(sample, annotator, key)
    if (isMissing(grade)) return { [nameOf(given)]: grade }
    const isInside = grade >= least && grade <= most
    return { [nameOf(given)]: isInside ? (grade - least) / (most - least) : { missing: `${grade} is not from ${least} to ${most}` } }
  },
})

function nameOf({ annotator_name: annotator, key }: z.output<typeof options>): string {
  return `annotation_${annotator}_${key}`
}
