import { defineMetric, inputText } from '@binnacle/core'
import { nltkBleuCounts, nltkBleuScore } from '@binnacle/text'
import * as z from 'zod'
import { CLEVA_PARAPHRASE_GENERATION } from './cards.data.ts'
import { sumCounts } from './sum-counts.ts'

const options = z.strictObject({
  /** How much being near the references weighs; the rest is for being far from the input. */
  alpha: z.number().min(0).max(1).optional(),
})

const SINGLE_CHARACTERS = [1, 0, 0, 0]

/**
 * HELM's CLEVAParaphraseGenerationMetric: `chinese_ibleu` is alpha (0.8) times the BLEU against the references, less the rest times the
 * BLEU against the input; both over all instances, of single characters.
 */
export const clevaParaphraseGeneration = defineMetric({
  ...CLEVA_PARAPHRASE_GENERATION,
  options,
  reads: 'one',
  scores: { chinese_ibleu: 'higher' },
  helm: { className: 'helm.benchmark.metrics.paraphrase_generation_metrics.CLEVAParaphraseGenerationMetric' },
  collect: ({ instance, requests }): readonly number[] | null => {
    const [completion] = requests[0]!.answer.completions
    if (completion === undefined || instance.references.length === 0) return null
    const counts = (references: readonly string[]) =>
      nltkBleuCounts({ references: references.map(charactersOf), hypothesis: charactersOf(completion.text) }, SINGLE_CHARACTERS.length)
    return [...counts(instance.references.map(({ output }) => output.text)), ...counts([inputText(instance.input)])]
  },
  summarize: (rows, { alpha = 0.8 }) => {
    const counts = sumCounts(rows)
    if (counts === undefined) return { chinese_ibleu: { missing: 'an instance has no reference or no completion' } }
    const half = counts.length / 2
    const bleu = (own: readonly number[]) => nltkBleuScore(own, SINGLE_CHARACTERS)
    return { chinese_ibleu: alpha * bleu(counts.slice(0, half)) - (1 - alpha) * bleu(counts.slice(half)) }
  },
})

function charactersOf(text: string): string[] {
  return Array.from(text)
}
