import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** MELT: reading, knowledge, translation, sentiment and safety in Vietnamese. */
export default definePlugin({
  name: '@binnacle/scenarios-vietnamese',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-harms', '@binnacle/metrics-summarization'],
  contribute: () => contributions,
})
