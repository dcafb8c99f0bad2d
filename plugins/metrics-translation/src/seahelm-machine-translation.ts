import { defineMetric } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { chrfCounts, chrfScore } from '@binnacle/text'
import { SEAHELM_MACHINE_TRANSLATION } from './cards.data.ts'

/** HELM's SEAHELMMachineTranslationMetric: sacrebleu's chrF++ of each translation, 0 to 100, with the best of all references. */
export const seahelmMachineTranslation = defineMetric({
  ...SEAHELM_MACHINE_TRANSLATION,
  reads: 'one',
  scores: { chr_f_plus_plus: 'higher' },
  proportions: () => false,
  helm: { className: 'helm.benchmark.metrics.seahelm_metrics.SEAHELMMachineTranslationMetric', floats: ['chr_f_plus_plus'] },
  score: ({ instance: { references }, requests }) => {
    const [completion] = requests[0]!.answer.completions
    if (completion === undefined || references.length === 0) {
      return { chr_f_plus_plus: { missing: completion === undefined ? 'there is no completion' : 'there is no reference' } }
    }
    const counts = chrfCounts(
      stripText(completion.text),
      references.map(({ output }) => output.text),
      2,
    )
    return { chr_f_plus_plus: chrfScore(counts) }
  },
})
