import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Instructions whose following a program checks or judges rate. */
export default definePlugin({
  name: '@binnacle/scenarios-instruction-following',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-instruction-following', '@binnacle/metrics-judged'],
  contribute: () => contributions,
})
