import { definePlugin, lazy } from '@binnacle/core'
import { GSM } from './cards.data.ts'

/** Reasoning: grade school mathematics, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-reasoning',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => ({
    scenarios: [lazy({ ...GSM, load: () => import('./gsm.ts').then((module) => module.gsmScenario) })],
    tasks: [lazy({ ...GSM, load: () => import('./gsm.ts').then((module) => module.gsmTask) })],
  }),
})
