import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Examinations, safety, law and finance in Arabic. */
export default definePlugin({
  name: '@binnacle/scenarios-arabic',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-judged'],
  contribute: () => contributions,
})
