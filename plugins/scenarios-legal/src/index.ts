import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Legal reasoning, rulings, contracts and summaries of laws. */
export default definePlugin({
  name: '@binnacle/scenarios-legal',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-summarization'],
  contribute: () => contributions,
})
