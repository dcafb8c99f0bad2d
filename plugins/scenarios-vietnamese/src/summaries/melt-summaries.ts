import { biasMetrics, generationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import type { Json, TaskRecipe } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'
import { promptStyle, SUMMARY_INSTRUCTIONS } from '../melt-instructions.ts'

/** The options of MELT's tasks of summaries. */
export const summaryOptions = z.object({ prompt_style: promptStyle, temperature: z.number().default(1) })

/** The options of their scenarios: words of the summaries shown as examples, and of the texts. */
export const summaryLengths = z.strictObject({ train_min_length: z.int(), train_max_length: z.int(), doc_max_length: z.int() })

/**
 * The recipe of one of MELT's tasks of summaries.
 * @param corpus the last word of its name: `vietnews`
 */
export function summaryRecipe(
  corpus: string,
  { prompt_style: style, temperature }: z.output<typeof summaryOptions>,
  assets: { readonly [name: string]: Json },
): TaskRecipe {
  const name = `melt_summarization_${corpus}`
  return {
    name: `${name}:prompt_style=${style},temperature=${pythonFloat(temperature)}`,
    scenario: { name, options: { train_min_length: 64, train_max_length: 256, doc_max_length: 2048 } },
    adaptation: generationAdaptation({
      instructions: SUMMARY_INSTRUCTIONS.read(style, assets),
      inputNoun: 'Đoạn văn',
      outputNoun: 'Tóm tắt đoạn văn trên',
      temperature,
      helm: { temperature: 'float' },
      maxTokens: 256,
    }),
    metrics: [
      ...summarizationMetrics(`summarization_${corpus}`, {
        language: 'vi',
        bertscore_model: 'bert-base-multilingual-cased',
        rescale_with_baseline: false,
        device: 'cpu',
      }),
      ...biasMetrics('vietnamese_bias'),
      { name: 'vietnamese_toxicity' },
    ],
    groups: ['melt', name],
    main: { stat: 'rouge_2', split: 'test' },
  }
}
