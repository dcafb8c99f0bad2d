import { NOT_PORTED, rankingBinaryAdaptation, rankingMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MELT_INFORMATION_RETRIEVAL_MROBUST = {
  name: 'melt_information_retrieval_mrobust',
  description: 'Whether a Vietnamese news text answers a query (MELT, mRobust)',
} as const

export const meltInformationRetrievalMrobustScenario = declareScenario({
  ...MELT_INFORMATION_RETRIEVAL_MROBUST,
  options: z.strictObject({ valid_topk: z.int().nullable() }),
  helm: { className: 'helm.benchmark.scenarios.melt_ir_scenario.MELTInformationRetrievalMRobustScenario', tags: ['information_retrieval'] },
  unavailable: NOT_PORTED,
})

export const meltInformationRetrievalMrobustTask = defineTask({
  ...MELT_INFORMATION_RETRIEVAL_MROBUST,
  about: { source: 'unicamp-dl/mrobust on the Hub' },
  options: z.object({ valid_topk: z.int().optional() }),
  build: ({ valid_topk: validTopk }) => ({
    name: `melt_information_retrieval_mrobust:valid_topk=${validTopk ?? 'None'}`,
    scenario: { name: 'melt_information_retrieval_mrobust', options: { valid_topk: validTopk ?? null } },
    adaptation: rankingBinaryAdaptation({
      inputPrefix: 'Câu hỏi: ',
      referencePrefix: 'Đoạn văn: ',
      outputPrefix: 'Đoạn văn này có trả lời được câu hỏi không?\nTrả lời: ',
    }),
    metrics: rankingMetrics(validTopk ?? null, true),
    groups: ['melt', 'melt_information_retrieval_mrobust'],
    main: { stat: 'NDCG@10', split: 'valid' },
  }),
})
