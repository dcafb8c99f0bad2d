import { checkValue, defineMetric } from '@binnacle/core'
import { MY_ANNOTATOR, MY_ANNOTATOR_VERDICT } from './cards.data.ts'
import { verdicts } from './my-annotator.ts'

/** Reads what the annotator wrote: a metric itself asks nobody. */
export const myVerdict = defineMetric({
  ...MY_ANNOTATOR_VERDICT,
  reads: 'one',
  scores: { my_annotator_verdict: 'higher' },
  proportions: () => false,
  score({ annotations }) {
    const checked = checkValue(verdicts, annotations[MY_ANNOTATOR.name])
    if (checked.issues !== undefined) return { my_annotator_verdict: { missing: 'no judge was asked' } }
    const read = checked.value.judges.flatMap(({ agrees }) => (agrees === null ? [] : [Number(agrees)]))
    if (read.length === 0) return { my_annotator_verdict: { missing: 'no judge gave a verdict that can be read' } }
    return { my_annotator_verdict: read.reduce((sum, one) => sum + one, 0) / read.length }
  },
})
