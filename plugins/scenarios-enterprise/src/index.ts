import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Climate claims and threat reports. */
export default definePlugin({
  name: '@binnacle/scenarios-enterprise',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => contributions,
})
