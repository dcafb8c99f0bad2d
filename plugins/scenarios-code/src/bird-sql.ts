import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const BIRD_SQL = { name: 'bird_sql', description: 'SQL queries for questions on large databases; results are compared (BIRD)' } as const

export const birdSqlScenario = declareScenario({
  ...BIRD_SQL,
  helm: { className: 'helm.benchmark.scenarios.bird_sql_scenario.BIRDSQLScenario', tags: ['sql'] },
  unavailable: NOT_PORTED,
})

export const birdSqlTask = defineTask({
  ...BIRD_SQL,
  about: { source: 'bird-bench.oss-cn-beijing.aliyuncs.com' },
  build: () => ({
    scenario: { name: 'bird_sql' },
    adaptation: generationAdaptation({ maxTokens: 1024, stopSequences: [] }),
    metrics: [...exactMatchMetrics(), { name: 'bird_sql' }],
    annotators: [{ name: 'bird_sql' }],
    groups: ['bird_sql'],
    main: { stat: 'execution_accuracy', split: 'valid' },
  }),
})
