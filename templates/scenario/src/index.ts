import { definePlugin, lazy } from '@binnacle/core'
import { MY_SCENARIO } from './cards.data.ts'

/** What this package contributes. Nothing is loaded before it is used. */
export default definePlugin({
  name: '@my-scope/my-scenario',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => ({
    scenarios: [lazy({ ...MY_SCENARIO, load: () => import('./my-scenario.ts').then((module) => module.myScenario) })],
    tasks: [lazy({ ...MY_SCENARIO, load: () => import('./my-scenario.ts').then((module) => module.myScenarioTask) })],
  }),
})
