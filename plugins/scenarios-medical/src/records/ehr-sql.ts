import { exactMatchMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const EHR_SQL = { name: 'ehr_sql', description: "SQL queries written for questions on a hospital's database (EHRSQL)" } as const

export const ehrSqlScenario = declareScenario({
  ...EHR_SQL,
  helm: { className: 'helm.benchmark.scenarios.ehr_sql_scenario.EhrSqlScenario', tags: ['sql', 'medical', 'reasoning'] },
  unavailable: NOT_PORTED,
})

export const ehrSqlTask = defineTask({
  ...EHR_SQL,
  about: { source: 'glee4810/EHRSQL on GitHub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/medhelm_run_specs.py',
      'defc2f7757620f9c789551e2950bee8d57180adc15fb998d755bb69e3881bddb',
      'ffcaacc517c20d5fafd92a8a78dce81e61c5369b8661b80b8849fb03e3061704',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'ehr_sql' },
    adaptation: generationAdaptation({
      helm: { temperature: 'integer' },
      instructions: String(instructions),
      inputNoun: 'Medical Question + Schema',
      outputNoun: 'SQL Query',
      maxTrainInstances: 0,
      maxTokens: 1024,
      stopSequences: [],
    }),
    metrics: [{ name: 'ehr_sql' }, ...exactMatchMetrics()],
    annotators: [{ name: 'ehr_sql' }],
    groups: ['ehr_sql'],
    main: { stat: 'ehr_sql_execution_accuracy', split: 'test' },
  }),
})
