import { definePerturbation } from '@binnacle/core'
import { z } from 'zod'
import { STYLE } from './cards.data.ts'

/** HELM's `style`: a style of pictures is named at the end. */
export const style = definePerturbation({
  ...STYLE,
  options: z.strictObject({ suffix: z.string() }),
  robustness: false,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.suffix_perturbation.SuffixPerturbation' },
  describe: ({ suffix }) => ({ suffix }),
  open: ({ suffix }) => ({ references: false, perturb: (text) => (text === '' ? text : `${text}, ${suffix}`) }),
})
