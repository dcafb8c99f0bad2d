import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const KPI_EDGAR = { name: 'kpi_edgar', description: 'Key figures and their relations found in annual reports (KPI-EDGAR)' } as const

export const kpiEdgarScenario = declareScenario({
  ...KPI_EDGAR,
  helm: { className: 'helm.benchmark.scenarios.kpi_edgar_scenario.KPIEDGARScenario', tags: ['named_entity_recognition', 'finance'] },
  unavailable: NOT_PORTED,
})

export const kpiEdgarTask = defineTask({
  ...KPI_EDGAR,
  about: { source: 'tobideusser/kpi-edgar on GitHub' },
  build: () => ({
    scenario: { name: 'kpi_edgar' },
    adaptation: generationAdaptation({ outputNoun: 'Answer', maxTrainInstances: 20, maxTokens: 100 }),
    metrics: [...basicMetrics([]), { name: 'kpi_edgar' }],
    groups: ['kpi_edgar'],
    main: { stat: 'adjusted_macro_f1_score', split: 'test' },
  }),
})
