import { ASKS_A_JUDGE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'

/** Asks judges whether an answer is equivalent to the reference. */
export const omniMathAnnotator = declareAnnotator({
  name: 'omni_math',
  description: 'Asks judges whether an answer is equivalent to the reference',
  helm: { className: 'helm.benchmark.annotation.omni_math_annotator.OmniMATHAnnotator' },
  unavailable: ASKS_A_JUDGE,
})
