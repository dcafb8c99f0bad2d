import { defineMetric, inputText } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { rougeL, rougeN, unlessTooLong } from '@binnacle/text'
import * as z from 'zod'
import { SUMMARIZATION } from './cards.data.ts'
import { englishTokens } from './english-tokens.ts'
import { measureExtraction } from './extraction.ts'

/** HELM's arguments; those of its models are taken and not used. */
const options = z.strictObject({
  task: z.string(),
  language: z.string().optional(),
  device: z.string().optional(),
  bertscore_model: z.string().optional(),
  rescale_with_baseline: z.boolean().optional(),
  summac_new_line_split: z.boolean().optional(),
})

/**
 * HELM's SummarizationMetric as it is on a machine without a GPU: `rouge_1`, `rouge_2` and `rouge_l` (F1 as rouge-score computes it, the
 * best over all references) and `summarization_coverage`, `summarization_density` and `summarization_compression`, in spaCy's English
 * tokens. One brace at the front and one at the end of a text are taken off.
 *
 * Not here: SummaC and BERTScore, which HELM computes by models of the Hub and only on a GPU; QAFactEval and the ratings of people, which
 * it downloads for some models of 2022.
 */
export const summarization = defineMetric({
  ...SUMMARIZATION,
  options,
  reads: 'one',
  scores: {
    rouge_1: 'higher',
    rouge_2: 'higher',
    rouge_l: 'higher',
    summarization_coverage: 'neither',
    summarization_density: 'neither',
    summarization_compression: 'neither',
  },
  main: 'rouge_2',
  proportions: () => false,
  helm: {
    className: 'helm.benchmark.metrics.summarization_metrics.SummarizationMetric',
    floats: ['rouge_1', 'rouge_2', 'rouge_l', 'summarization_coverage', 'summarization_density', 'summarization_compression'],
  },
  score: ({ instance, requests }) => {
    const [completion] = requests[0]!.answer.completions
    if (completion === undefined) return allMissing('there is no completion')
    const summary = withoutBraces(stripText(completion.text))
    const references = instance.references.map(({ output }) => withoutBraces(output.text))
    const best = (score: (reference: string) => number) =>
      references.length === 0 ? { missing: 'there is no reference' } : Math.max(...references.map(score))
    const extraction = unlessTooLong(() =>
      measureExtraction(englishTokens(summary), englishTokens(withoutBraces(inputText(instance.input)))),
    )
    return {
      rouge_1: best((reference) => rougeN(reference, summary, 1).f1),
      rouge_2: best((reference) => rougeN(reference, summary, 2).f1),
      rouge_l: unlessTooLong(() => best((reference) => rougeL(reference, summary).f1)),
      summarization_coverage: 'missing' in extraction ? extraction : extraction.coverage,
      summarization_density: 'missing' in extraction ? extraction : extraction.density,
      summarization_compression: 'missing' in extraction ? extraction : extraction.compression,
    }
  },
})

function allMissing(reason: string) {
  const missing = { missing: reason }
  return {
    rouge_1: missing,
    rouge_2: missing,
    rouge_l: missing,
    summarization_coverage: missing,
    summarization_density: missing,
    summarization_compression: missing,
  }
}

function withoutBraces(text: string): string {
  const open = text.startsWith('{') ? text.slice(1) : text
  return open.endsWith('}') ? open.slice(0, -1) : open
}
