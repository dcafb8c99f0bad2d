import { summarizationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { defineTask } from '@binnacle/core'
import { z } from 'zod'

export const summarizationXsumSampledTask = defineTask({
  name: 'summarization_xsum_sampled',
  description: 'One-sentence summaries of news articles, a sample of XSum',
  about: { source: 'Google Cloud Storage' },
  options: z.object({ temperature: z.number().default(0.3), device: textArgument.default('cpu') }),
  build: ({ temperature, device }) => ({
    scenario: {
      name: 'summarization',
      options: { dataset_name: 'xsum-sampled', sampling_min_length: 50, sampling_max_length: 150, doc_max_length: 512 },
    },
    adaptation: summarizationAdaptation(1, { temperature, maxTokens: 64 }),
    metrics: summarizationMetrics('summarization_xsum_sampled', { device }),
    groups: ['summarization_xsum_sampled'],
    main: { stat: 'rouge_2', split: 'test' },
  }),
})
