import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Finance: FinQA, ConvFinQA, FinanceBench with its judge, and BANKING77, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-finance',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-code', '@binnacle/metrics-finance', '@binnacle/metrics-judged'],
  contribute: () => contributions,
})
