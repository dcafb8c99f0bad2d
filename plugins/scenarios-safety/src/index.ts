import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Harmful requests, jailbreaks, privacy, toxicity and verbatim memory, with HELM Safety, AIR-Bench and DecodingTrust. */
export default definePlugin({
  name: '@binnacle/scenarios-safety',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-decodingtrust', '@binnacle/metrics-harms', '@binnacle/metrics-judged'],
  contribute: () => contributions,
})
