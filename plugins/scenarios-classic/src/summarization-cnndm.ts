import { NOT_PORTED, summarizationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const summarizationScenario = declareScenario({
  name: 'summarization',
  description: 'Summaries of news articles (CNN/DailyMail)',
  options: z.strictObject({
    dataset_name: z.string(),
    sampling_min_length: z.int(),
    sampling_max_length: z.int(),
    doc_max_length: z.int(),
  }),
  helm: { className: 'helm.benchmark.scenarios.summarization_scenario.SummarizationScenario', tags: ['summarization'] },
  unavailable: NOT_PORTED,
})

export const summarizationCnndmTask = defineTask({
  name: 'summarization_cnndm',
  description: 'Summaries of news articles (CNN/DailyMail)',
  about: { source: 'Google Cloud Storage' },
  options: z.object({ temperature: z.number().default(0.3), device: textArgument.default('cpu') }),
  build: ({ temperature, device }) => ({
    scenario: {
      name: 'summarization',
      options: { dataset_name: 'cnn-dm', sampling_min_length: 50, sampling_max_length: 150, doc_max_length: 512 },
    },
    adaptation: summarizationAdaptation(3, { temperature, maxTokens: 128 }),
    metrics: summarizationMetrics('summarization_cnndm', { device }),
    groups: ['summarization_cnndm'],
    main: { stat: 'rouge_2', split: 'test' },
  }),
})
