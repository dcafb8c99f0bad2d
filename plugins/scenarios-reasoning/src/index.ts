import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Reasoning: grade school mathematics, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-reasoning',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-judged'],
  contribute: () => contributions,
})
