import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Cells, rows and tables, and any task of unitxt. */
export default definePlugin({
  name: '@binnacle/scenarios-tables',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => contributions,
})
