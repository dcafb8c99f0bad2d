import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** General tasks: BIG-bench, LMentry, your own multiple choice questions, made-up rows to try things out. */
export default definePlugin({
  name: '@binnacle/scenarios-general',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-judged'],
  contribute: () => contributions,
})
