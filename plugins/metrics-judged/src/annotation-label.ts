import { defineMetric, isMissing, type ScoreValue } from '@binnacle/core'
import * as z from 'zod'
import { ANNOTATION_LABEL } from './cards.data.ts'
import { readField } from './read-annotation.ts'

const options = z.strictObject({
  annotator_name: z.string(),
  key: z.string(),
  /** All labels that there are. */
  labels: z.array(z.string()),
})

/** HELM's AnnotationLabelMetric: `annotation_<annotator>_<key>_<label>` is 1 for the label that was given, 0 for the others. */
export const annotationLabel = defineMetric({
  ...ANNOTATION_LABEL,
  options,
  reads: 'one',
  scores: (given) => Object.fromEntries(names(given).map((name) => [name, 'neither' as const])),
  helm: { className: 'helm.benchmark.metrics.annotation_metrics.AnnotationLabelMetric' },
  score: (sample, given): Record<string, ScoreValue> => {
    const label = readField(sample, given.annotator_name, given.key)
    const reason = isMissing(label)
      ? label
      : { missing: `there is no label ${JSON.stringify(label)}; there are ${given.labels.join(', ')}` }
    const isKnown = typeof label === 'string' && given.labels.includes(label)
    return Object.fromEntries(names(given).map((name, index) => [name, isKnown ? (given.labels[index] === label ? 1 : 0) : reason]))
  },
})

function names({ annotator_name: annotator, key, labels }: z.output<typeof options>): string[] {
  return labels.map((label) => `annotation_${annotator}_${key}_${label}`)
}
