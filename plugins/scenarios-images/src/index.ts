import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Pictures drawn from texts (HEIM). */
export default definePlugin({
  name: '@binnacle/scenarios-images',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => contributions,
})
