import { completionAdaptation, exactMatchMetrics, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const DEEPMIND_MRCR_V2 = {
  name: 'deepmind_mrcr_v2',
  description: 'Which of many like requests in a long conversation is repeated (MRCR v2)',
} as const

export const deepmindMrcrV2Scenario = declareScenario({
  ...DEEPMIND_MRCR_V2,
  options: z.strictObject({ needles: z.union([z.literal(2), z.literal(4), z.literal(8)]), tokens: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.deepmind_mrcr_v2_scenario.DeepMindMRCRV2Scenario', tags: ['long_context', 'mrcr'] },
  unavailable: NOT_PORTED,
})

export const deepmindMrcrV2Task = defineTask({
  ...DEEPMIND_MRCR_V2,
  about: { source: 'Google Cloud Storage' },
  options: z.object({
    needles: z.union([z.literal(2), z.literal(4), z.literal(8)]).default(8),
    tokens: z
      .enum([
        'upto_128K',
        'in_4096_8192',
        'in_8192_16384',
        'in_16384_32768',
        'in_32768_65536',
        'in_65536_131072',
        'in_131072_262144',
        'in_262144_524288',
        'in_524288_1048576',
        'in_1048576_2097152',
        'in_2097152_4194304',
        'in_4194304_8388608',
      ])
      .default('upto_128K'),
  }),
  build: () => ({
    scenario: { name: 'deepmind_mrcr_v2', options: { needles: 8, tokens: 'upto_128K' } },
    adaptation: completionAdaptation({ referenceSuffix: '', instancePrefix: '', maxTokens: 1000 }),
    metrics: [...exactMatchMetrics(), { name: 'deepmind_mrcr_v2' }],
    groups: ['deepmind_mrcr_v2'],
    main: { stat: 'deepmind_mrcr_v2_score', split: 'test' },
  }),
})
