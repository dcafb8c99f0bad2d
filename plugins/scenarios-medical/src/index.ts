import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Medicine: examinations, computations, notes and letters, as in HELM and MedHELM, and benchmarks that a file describes. */
export default definePlugin({
  name: '@binnacle/scenarios-medical',
  from: import.meta.url,
  requires: [
    '@binnacle/metrics-basic',
    '@binnacle/metrics-code',
    '@binnacle/metrics-judged',
    '@binnacle/metrics-medical',
    '@binnacle/metrics-summarization',
  ],
  contribute: () => contributions,
})
