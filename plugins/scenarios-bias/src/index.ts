import { definePlugin, lazy } from '@binnacle/core'
import { BBQ } from './cards.data.ts'

/** Social bias: BBQ, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-bias',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => ({
    scenarios: [lazy({ ...BBQ, load: () => import('./bbq.ts').then((module) => module.bbqScenario) })],
    tasks: [lazy({ ...BBQ, load: () => import('./bbq.ts').then((module) => module.bbqTask) })],
  }),
})
