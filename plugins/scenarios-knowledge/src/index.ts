import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** What models know: MMLU and TruthfulQA, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-knowledge',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => contributions,
})
