import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SUMOSUM = { name: 'sumosum', description: 'Titles written for paragraphs on climate claims (SUMO)' } as const

export const sumosumScenario = declareScenario({
  ...SUMOSUM,
  options: z.strictObject({ test_filter_min_length: z.int(), test_filter_max_length: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.sumosum_scenario.SUMOSumScenario', tags: ['summarization', 'climate'] },
  unavailable: NOT_PORTED,
})

export const sumosumTask = defineTask({
  ...SUMOSUM,
  about: { source: 'rahulOmishra/SUMO on GitHub' },
  build: () => ({
    scenario: { name: 'sumosum', options: { test_filter_min_length: 100, test_filter_max_length: 3700 } },
    adaptation: generationAdaptation({
      instructions: 'Generate the title of the following article.',
      outputNoun: 'Title',
      maxTrainInstances: 0,
      maxTokens: 100,
      stopSequences: ['\n\n'],
    }),
    metrics: basicMetrics(['rouge_1', 'rouge_2', 'rouge_l']),
    groups: ['sumosum'],
    main: { stat: 'rouge_l', split: 'test' },
  }),
})
