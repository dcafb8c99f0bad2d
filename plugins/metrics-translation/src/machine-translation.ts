import { defineMetric } from '@binnacle/core'
import { bleuCounts, bleuScore } from '@binnacle/text'
import { MACHINE_TRANSLATION } from './cards.data.ts'
import { sumCounts } from './sum-counts.ts'

/** HELM's MachineTranslationMetric: sacrebleu's corpus BLEU, 0 to 100; each instance has one reference and one completion. */
export const machineTranslation = defineMetric({
  ...MACHINE_TRANSLATION,
  reads: 'one',
  scores: { bleu: 'higher' },
  helm: { className: 'helm.benchmark.metrics.machine_translation_metrics.MachineTranslationMetric' },
  collect: ({ instance: { references }, requests }): readonly number[] | null => {
    const { completions } = requests[0]!.answer
    return references.length === 1 && completions.length === 1 ? bleuCounts(completions[0]!.text, [references[0]!.output.text]) : null
  },
  summarize: (rows) => {
    const counts = sumCounts(rows)
    return { bleu: counts === undefined ? { missing: 'an instance has not one reference and one completion' } : bleuScore(counts) }
  },
})
