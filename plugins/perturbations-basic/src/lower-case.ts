import { definePerturbation } from '@binnacle/core'
import { LOWERCASE } from './cards.data.ts'

/** HELM's `lowercase`. */
export const lowerCase = definePerturbation({
  ...LOWERCASE,
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.lowercase_perturbation.LowerCasePerturbation' },
  describe: () => ({}),
  open: () => ({ references: false, perturb: (text) => text.toLowerCase() }),
})
