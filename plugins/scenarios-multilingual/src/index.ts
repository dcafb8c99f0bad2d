import { definePlugin, lazy } from '@binnacle/core'
import { CMMLU } from './cards.data.ts'

/** Languages other than English: CMMLU. */
export default definePlugin({
  name: '@binnacle/scenarios-multilingual',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => ({
    scenarios: [lazy({ ...CMMLU, load: () => import('./cmmlu.ts').then((module) => module.cmmluScenario) })],
    tasks: [lazy({ ...CMMLU, load: () => import('./cmmlu.ts').then((module) => module.cmmluTask) })],
  }),
})
