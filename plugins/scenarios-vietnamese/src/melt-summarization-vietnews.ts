import { biasMetrics, generationAdaptation, helmString, NOT_PORTED, summarizationMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

const MELT_SUMMARIZATION_VIETNEWS = {
  name: 'melt_summarization_vietnews',
  description: 'Summaries of Vietnamese news (MELT, VietNews)',
} as const

/** The instructions of the weaker styles; those of the normal one are longer than a few lines. */
const SHORT_INSTRUCTIONS: Readonly<Record<string, string>> = {
  weak: '',
  medium: 'Nhiệm vụ của bạn là tóm tắt đoạn văn bản sau, đưa ra câu trả lời là bản tóm tắt.',
}

export const meltSummarizationVietnewsScenario = declareScenario({
  ...MELT_SUMMARIZATION_VIETNEWS,
  options: z.strictObject({ train_min_length: z.int(), train_max_length: z.int(), doc_max_length: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTSummarizationVietnewsScenario', tags: ['summarization'] },
  unavailable: NOT_PORTED,
})

export const meltSummarizationVietnewsTask = defineTask({
  ...MELT_SUMMARIZATION_VIETNEWS,
  about: { source: 'Yuhthe/vietnews on the Hub' },
  options: z.object({ prompt_style: z.enum(['normal', 'weak', 'medium']).default('normal'), temperature: z.number().default(1) }),
  assets: ({ prompt_style: style }) =>
    style === 'normal'
      ? {
          instructions: helmString(
            'run_specs/melt_run_specs.py',
            '829f72c3b557fad741b2fa4a8dd8042121fc624d1ddd577c7a266c1a2ccdbd61',
            'a4fd5858dc8d94ec9ff7bbe089a275a3833500c33520e9479d3c1e2035c60b37',
          ),
        }
      : {},
  build: ({ prompt_style: promptStyle, temperature }, { instructions }) => ({
    name: `melt_summarization_vietnews:prompt_style=${promptStyle},temperature=${pythonFloat(temperature)}`,
    scenario: { name: 'melt_summarization_vietnews', options: { train_min_length: 64, train_max_length: 256, doc_max_length: 2048 } },
    adaptation: generationAdaptation({
      instructions: SHORT_INSTRUCTIONS[promptStyle] ?? String(instructions),
      inputNoun: 'Đoạn văn',
      outputNoun: 'Tóm tắt đoạn văn trên',
      temperature,
      helm: { temperature: 'float' },
      maxTokens: 256,
    }),
    metrics: [
      ...summarizationMetrics('summarization_vietnews', {
        language: 'vi',
        bertscore_model: 'bert-base-multilingual-cased',
        rescale_with_baseline: false,
        device: 'cpu',
      }),
      ...biasMetrics('vietnamese_bias'),
      { name: 'vietnamese_toxicity' },
    ],
    groups: ['melt', 'melt_summarization_vietnews'],
    main: { stat: 'rouge_2', split: 'test' },
  }),
})
