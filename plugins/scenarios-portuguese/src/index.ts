import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Examinations and sentiment in Brazilian Portuguese. */
export default definePlugin({
  name: '@binnacle/scenarios-portuguese',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => contributions,
})
