import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** The tasks of HELM Classic: questions, reading, retrieval, summaries, language modeling. */
export default definePlugin({
  name: '@binnacle/scenarios-classic',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-harms', '@binnacle/metrics-summarization'],
  contribute: () => contributions,
})
