import { defineMetric } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { sequenceRatio, unlessTooLong } from '@binnacle/text'
import { DEEPMIND_MRCR_V2 } from './cards.data.ts'

const MARK_LENGTH = 12

/**
 * HELM's DeepMindMRCRV2Metric: the first twelve characters of the reference are its mark. 0 where the completion has no mark; else the
 * ratio of Python's difflib of what comes after it in the reference and after its last place in the completion.
 */
export const deepmindMrcrV2 = defineMetric({
  ...DEEPMIND_MRCR_V2,
  reads: 'one',
  scores: { deepmind_mrcr_v2_score: 'higher' },
  proportions: () => false,
  helm: { className: 'helm.benchmark.metrics.deepmind_mrcr_v2_metric.DeepMindMRCRV2Metric', floats: ['deepmind_mrcr_v2_score'] },
  score: ({ instance, requests }) => {
    const [completion] = requests[0]!.answer.completions
    const [reference] = instance.references
    if (completion === undefined || reference === undefined) {
      return { deepmind_mrcr_v2_score: { missing: completion === undefined ? 'there is no completion' : 'there is no reference' } }
    }
    return { deepmind_mrcr_v2_score: unlessTooLong(() => compare(stripText(reference.output.text), stripText(completion.text))) }
  },
})

function compare(target: string, prediction: string): number {
  const characters = Array.from(target)
  if (characters.length < MARK_LENGTH) return 0
  const mark = characters.slice(0, MARK_LENGTH).join('')
  const place = prediction.lastIndexOf(mark)
  if (place < 0) return 0
  return sequenceRatio(stripText(target.slice(mark.length)), stripText(prediction.slice(place + mark.length)))
}
