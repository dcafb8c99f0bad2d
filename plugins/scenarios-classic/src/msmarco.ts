import { NOT_PORTED, rankingBinaryAdaptation } from '@binnacle/adapters'
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
    metrics: [
      {
        name: 'ranking',
        options: {
          method: 'ranking_binary',
          measure_names:
            track === 'regular'
              ? [
                  'success.1',
                  'success.2',
                  'success.3',
                  'success.5',
                  'success.10',
                  'success.20',
                  'recall.1',
                  'recall.2',
                  'recall.3',
                  'recall.5',
                  'recall.10',
                  'recall.20',
                  'recip_rank.5',
                  'recip_rank.10',
                  'recip_rank.20',
                ]
              : [
                  'success.1',
                  'success.2',
                  'success.3',
                  'success.5',
                  'success.10',
                  'success.20',
                  'recall.1',
                  'recall.2',
                  'recall.3',
                  'recall.5',
                  'recall.10',
                  'recall.20',
                  'recip_rank.5',
                  'recip_rank.10',
                  'recip_rank.20',
                  'ndcg_cut.5',
                  'ndcg_cut.10',
                  'ndcg_cut.20',
                ],
          correct_output: 'Yes',
          wrong_output: 'No',
          rank: validTopk ?? null,
          multiple_relevance_values: track !== 'regular',
        },
      },
      { name: 'basic_reference' },
      { name: 'instances_per_split' },
    ],
    groups: [`msmarco_${track}`],
    main: { stat: 'NDCG@10', split: 'valid' },
  }),
})
