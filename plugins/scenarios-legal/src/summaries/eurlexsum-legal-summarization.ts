import { summarizationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

export const eurlexsumLegalSummarizationTask = defineTask({
  name: 'eurlexsum_legal_summarization',
  description: 'Summaries of acts of the European Union (EUR-Lex-Sum)',
  about: { source: 'dennlinger/eur-lex-sum on the Hub' },
  options: z.object({ temperature: z.number().default(0.3), device: textArgument.default('cpu') }),
  build: ({ temperature, device }) => ({
    name: `legal_summarization:temperature=${pythonFloat(temperature)},device=${device}`,
    scenario: {
      name: 'legal_summarization',
      options: { dataset_name: 'EurLexSum', sampling_min_length: 400, sampling_max_length: 1600, doc_max_length: 2048 },
    },
    adaptation: summarizationAdaptation(undefined, { temperature, maxTokens: 2048 }),
    metrics: summarizationMetrics('eurlexsum_legal_summarization', { device }),
    groups: ['legal_summarization', 'summarization'],
    main: { stat: 'rouge_2', split: 'test' },
  }),
})
