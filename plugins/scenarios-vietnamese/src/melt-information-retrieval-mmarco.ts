import { NOT_PORTED, rankingBinaryAdaptation, rankingMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MELT_INFORMATION_RETRIEVAL_MMARCO = {
  name: 'melt_information_retrieval_mmarco',
  description: 'Whether a Vietnamese passage answers a query (MELT, mMARCO)',
} as const

export const meltInformationRetrievalMmarcoScenario = declareScenario({
  ...MELT_INFORMATION_RETRIEVAL_MMARCO,
  options: z.strictObject({ valid_topk: z.int().nullable() }),
  helm: { className: 'helm.benchmark.scenarios.melt_ir_scenario.MELTInformationRetrievalMMARCOScenario', tags: ['information_retrieval'] },
  unavailable: NOT_PORTED,
})

export const meltInformationRetrievalMmarcoTask = defineTask({
  ...MELT_INFORMATION_RETRIEVAL_MMARCO,
  about: { source: 'unicamp-dl/mmarco on the Hub' },
  options: z.object({ valid_topk: z.int().optional() }),
  build: ({ valid_topk: validTopk }) => ({
    name: `melt_information_retrieval_mmarco:valid_topk=${validTopk ?? 'None'}`,
    scenario: { name: 'melt_information_retrieval_mmarco', options: { valid_topk: validTopk ?? null } },
    adaptation: rankingBinaryAdaptation({
      inputPrefix: 'Câu hỏi: ',
      referencePrefix: 'Đoạn văn: ',
      outputPrefix: 'Đoạn văn này có trả lời được câu hỏi không?\nTrả lời: ',
    }),
    metrics: rankingMetrics(validTopk ?? null, false),
    groups: ['melt', 'melt_information_retrieval_mmarco'],
    main: { stat: 'RR@10', split: 'valid' },
  }),
})
