import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Social bias: BBQ, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-bias',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-harms'],
  contribute: () => contributions,
})
