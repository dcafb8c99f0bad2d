import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const SPIDER = {
  name: 'spider',
  description: 'SQL queries for questions on databases of many fields; results are compared (Spider)',
} as const

export const spiderScenario = declareScenario({
  ...SPIDER,
  helm: { className: 'helm.benchmark.scenarios.spider_scenario.SpiderScenario', tags: ['sql'] },
  unavailable: NOT_PORTED,
})

export const spiderTask = defineTask({
  ...SPIDER,
  about: { source: 'Google Drive' },
  build: () => ({
    scenario: { name: 'spider' },
    adaptation: generationAdaptation({ maxTokens: 1024, stopSequences: [] }),
    metrics: [...exactMatchMetrics(), { name: 'spider' }],
    annotators: [{ name: 'spider' }],
    groups: ['spider'],
    main: { stat: 'execution_accuracy', split: 'valid' },
  }),
})
