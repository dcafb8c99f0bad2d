import { definePlugin, lazy } from '@binnacle/core'
import { SUMMARIZATION } from './cards.data.ts'

/** HELM's metrics of summaries. */
export default definePlugin({
  name: '@binnacle/metrics-summarization',
  from: import.meta.url,
  contribute: () => ({
    metrics: [lazy({ ...SUMMARIZATION, load: async () => (await import('./summarization.ts')).summarization })],
  }),
})
