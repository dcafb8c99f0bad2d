import { summarizationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { defineTask } from '@binnacle/core'
import { z } from 'zod'

export const summarizationXsumTask = defineTask({
  name: 'summarization_xsum',
  description: 'One-sentence summaries of news articles (XSum)',
  about: { source: 'Google Cloud Storage' },
  options: z.object({ temperature: z.number().default(0.3), device: textArgument.default('cpu') }),
  build: ({ temperature, device }) => ({
    scenario: {
      name: 'summarization',
      options: { dataset_name: 'xsum', sampling_min_length: 50, sampling_max_length: 150, doc_max_length: 512 },
    },
    adaptation: summarizationAdaptation(1, { temperature, maxTokens: 64 }),
    metrics: summarizationMetrics('summarization_xsum', { device }),
    groups: ['summarization_xsum'],
    main: { stat: 'rouge_2', split: 'test' },
  }),
})
