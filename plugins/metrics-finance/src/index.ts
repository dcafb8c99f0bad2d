import { definePlugin, lazy } from '@binnacle/core'
import { CONV_FIN_QA_CALC, FIN_QA, KPI_EDGAR } from './cards.data.ts'

/** HELM's metrics of finance. */
export default definePlugin({
  name: '@binnacle/metrics-finance',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...FIN_QA, load: async () => (await import('./fin-qa.ts')).finQa }),
      lazy({ ...CONV_FIN_QA_CALC, load: async () => (await import('./conv-fin-qa-calc.ts')).convFinQaCalc }),
      lazy({ ...KPI_EDGAR, load: async () => (await import('./kpi-edgar.ts')).kpiEdgar }),
    ],
  }),
})
