import { ASKS_A_JUDGE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'

/** Asks a judge whether an answer agrees with the reference. */
export const autobencherCapabilitiesAnnotator = declareAnnotator({
  name: 'autobencher_capabilities',
  description: 'Asks a judge whether an answer agrees with the reference',
  helm: { className: 'helm.benchmark.annotation.autobencher_capabilities_annotator.AutoBencherCapabilitiesAnnotator' },
  unavailable: ASKS_A_JUDGE,
})
