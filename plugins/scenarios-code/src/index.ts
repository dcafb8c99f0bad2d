import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Programs and SQL queries written from descriptions, and the work of students. */
export default definePlugin({
  name: '@binnacle/scenarios-code',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-code'],
  contribute: () => contributions,
})
