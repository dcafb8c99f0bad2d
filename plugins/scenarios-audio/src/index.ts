import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Speech and sounds recognized and understood (AHELM). */
export default definePlugin({
  name: '@binnacle/scenarios-audio',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-harms', '@binnacle/metrics-medical', '@binnacle/metrics-translation'],
  contribute: () => contributions,
})
