import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Questions on novels, long conversations and many passages. */
export default definePlugin({
  name: '@binnacle/scenarios-long-context',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-long-context'],
  contribute: () => contributions,
})
