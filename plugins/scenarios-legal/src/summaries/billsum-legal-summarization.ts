import { NOT_PORTED, summarizationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

export const legalSummarizationScenario = declareScenario({
  name: 'legal_summarization',
  description: 'Summaries of bills of the US Congress (BillSum)',
  options: z.strictObject({
    dataset_name: z.string(),
    sampling_min_length: z.int(),
    sampling_max_length: z.int(),
    doc_max_length: z.int(),
  }),
  helm: { className: 'helm.benchmark.scenarios.legal_summarization_scenario.LegalSummarizationScenario', tags: ['summarization'] },
  unavailable: NOT_PORTED,
})

export const billsumLegalSummarizationTask = defineTask({
  name: 'billsum_legal_summarization',
  description: 'Summaries of bills of the US Congress (BillSum)',
  about: { source: 'billsum on the Hub' },
  options: z.object({ temperature: z.number().default(0.3), device: textArgument.default('cpu') }),
  build: ({ temperature, device }) => ({
    name: `legal_summarization:temperature=${pythonFloat(temperature)},device=${device}`,
    scenario: {
      name: 'legal_summarization',
      options: { dataset_name: 'BillSum', sampling_min_length: 200, sampling_max_length: 800, doc_max_length: 2048 },
    },
    adaptation: summarizationAdaptation(undefined, { temperature, maxTokens: 1024 }),
    metrics: summarizationMetrics('billsum_legal_summarization', { device }),
    groups: ['legal_summarization', 'summarization'],
    main: { stat: 'rouge_2', split: 'test' },
  }),
})
