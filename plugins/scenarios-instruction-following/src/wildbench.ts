import { basicMetrics, chatAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const WILDBENCH = { name: 'wildbench', description: 'Hard requests of real users; judges rate the answers (WildBench)' } as const

export const wildbenchScenario = declareScenario({
  ...WILDBENCH,
  options: z.strictObject({ subset: z.string(), use_model_outputs: z.boolean() }),
  helm: { className: 'helm.benchmark.scenarios.wildbench_scenario.WildBenchScenario', tags: ['instruction following'] },
  unavailable: NOT_PORTED,
})

export const wildbenchTask = defineTask({
  ...WILDBENCH,
  about: { source: 'allenai/WildBench on the Hub' },
  options: z.object({ subset: textArgument }),
  example: { subset: 'v2' },
  build: ({ subset }) => ({
    scenario: { name: 'wildbench', options: { subset, use_model_outputs: false } },
    adaptation: chatAdaptation({ inputSuffix: '\n', outputSuffix: '\n', maxTrainInstances: 5, maxTokens: 2000 }),
    metrics: [...basicMetrics([]), { name: 'wildbench_score' }],
    annotators: [{ name: 'wildbench' }],
    groups: ['wildbench'],
    main: { stat: 'wildbench_score_rescaled', split: 'test' },
  }),
})
