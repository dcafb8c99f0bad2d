import { summarizationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

export const multilexsumLegalSummarizationTask = defineTask({
  name: 'multilexsum_legal_summarization',
  description: 'Summaries of civil rights lawsuits (Multi-LexSum)',
  about: { source: 'allenai/multi_lexsum on the Hub' },
  options: z.object({ temperature: z.number().default(0.3), device: textArgument.default('cpu') }),
  build: ({ temperature, device }) => ({
    name: `legal_summarization:temperature=${pythonFloat(temperature)},device=${device}`,
    scenario: {
      name: 'legal_summarization',
      options: { dataset_name: 'MultiLexSum', sampling_min_length: 100, sampling_max_length: 400, doc_max_length: 1024 },
    },
    adaptation: summarizationAdaptation(undefined, {
      outputPrefix: 'Summarize the above article in 2 sentences.\n',
      temperature,
      maxTokens: 256,
    }),
    metrics: summarizationMetrics('multilexsum_legal_summarization', { device }),
    groups: ['legal_summarization', 'summarization'],
    main: { stat: 'rouge_2', split: 'test' },
  }),
})
