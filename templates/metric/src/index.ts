import { definePlugin, lazy } from '@binnacle/core'
import { MY_METRIC } from './cards.data.ts'

/** What this package contributes. Nothing is loaded before it is used. */
export default definePlugin({
  name: '@my-scope/my-metric',
  from: import.meta.url,
  contribute: () => ({ metrics: [lazy({ ...MY_METRIC, load: () => import('./my-metric.ts').then((module) => module.myMetric) })] }),
})
