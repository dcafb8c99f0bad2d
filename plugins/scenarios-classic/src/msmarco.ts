import { NOT_PORTED, rankingBinaryAdaptation, rankingMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MSMARCO = { name: 'msmarco', description: 'Whether a passage answers a query; passages are ranked by it (MS MARCO)' } as const

export const msmarcoScenario = declareScenario({
  ...MSMARCO,
  options: z.strictObject({ track: z.string(), valid_topk: z.int().nullable() }),
  helm: { className: 'helm.benchmark.scenarios.msmarco_scenario.MSMARCOScenario', tags: ['information_retrieval'] },
  unavailable: NOT_PORTED,
})

export const msmarcoTask = defineTask({
  ...MSMARCO,
  about: { source: 'CodaLab' },
  options: z.object({ track: z.enum(['regular', 'trec']), valid_topk: z.int().optional() }),
  example: { track: 'regular' },
  build: ({ track, valid_topk: validTopk }) => ({
    name: `msmarco:track=${track},valid_topk=${validTopk ?? 'None'}`,
    scenario: { name: 'msmarco', options: { track, valid_topk: validTopk ?? null } },
    adaptation: rankingBinaryAdaptation(),
    metrics: rankingMetrics(validTopk ?? null, track !== 'regular'),
    groups: [`msmarco_${track}`],
    main: { stat: 'NDCG@10', split: 'valid' },
  }),
})
