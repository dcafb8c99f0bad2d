import { chatAdaptation, exactMatchMetrics, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const OPENAI_MRCR = { name: 'openai_mrcr', description: 'Which of several like answers in a long conversation is repeated (MRCR)' } as const

export const openaiMrcrScenario = declareScenario({
  ...OPENAI_MRCR,
  options: z.strictObject({ needles: z.int(), max_num_words: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.openai_mrcr_scenario.OpenAIMRCRScenario', tags: ['long_context', 'mrcr'] },
  unavailable: NOT_PORTED,
})

export const openaiMrcrTask = defineTask({
  ...OPENAI_MRCR,
  about: { source: 'openai/mrcr on the Hub' },
  options: z.object({ needles: z.int(), max_num_words: z.int().default(131072) }),
  example: { needles: 8 },
  build: ({ max_num_words: maxNumWords }) => ({
    scenario: { name: 'openai_mrcr', options: { needles: 8, max_num_words: maxNumWords } },
    adaptation: chatAdaptation({ inputSuffix: '\n', outputSuffix: '\n', maxTrainInstances: 5, maxTokens: 2000 }),
    metrics: [...exactMatchMetrics(), { name: 'openai_mrcr' }],
    groups: ['openai_mrcr'],
    main: { stat: 'openai_mrcr_accuracy', split: 'test' },
  }),
})
