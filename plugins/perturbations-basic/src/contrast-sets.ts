import { definePerturbation } from '@binnacle/core'
import { CONTRAST_SETS } from './cards.data.ts'

/** HELM's `contrast_sets`: the instance becomes one of the other forms that its scenario brings, with the references of that form. */
export const contrastSets = definePerturbation({
  ...CONTRAST_SETS,
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.contrast_sets_perturbation.ContrastSetsPerturbation' },
  describe: () => ({}),
  open: () => ({
    references: true,
    perturb: (text) => text,
    replace({ contrastInputs: inputs, contrastReferences: references }, random) {
      if (inputs === undefined || references === undefined || inputs.length === 0) return undefined
      const index = random.randint(0, inputs.length - 1)
      return { input: inputs[index]!, references: references[index]! }
    },
  }),
})
