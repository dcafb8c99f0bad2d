import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const IFEVAL = { name: 'ifeval', description: 'Instructions whose following a program can check (IFEval)' } as const

export const ifevalScenario = declareScenario({
  ...IFEVAL,
  helm: { className: 'helm.benchmark.scenarios.ifeval_scenario.IFEvalScenario', tags: ['instruction following'] },
  unavailable: NOT_PORTED,
})

export const ifevalTask = defineTask({
  ...IFEVAL,
  about: { source: 'google/IFEval on the Hub' },
  build: () => ({
    scenario: { name: 'ifeval' },
    adaptation: generationAdaptation({ maxTokens: 4096, stopSequences: [] }),
    metrics: [...basicMetrics([]), { name: 'ifeval' }],
    groups: ['ifeval'],
    main: { stat: 'ifeval_strict_accuracy', split: 'test' },
  }),
})
