import { definePerturbation } from '@binnacle/core'
import { z } from 'zod'
import { EXTRA_SPACE, SPACE } from './cards.data.ts'

/** HELM's `extra_space`: each blank becomes several. */
export const extraSpace = definePerturbation({
  ...EXTRA_SPACE,
  options: z.strictObject({ num_spaces: z.int().min(0) }),
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.extra_space_perturbation.ExtraSpacePerturbation' },
  describe: ({ num_spaces }) => ({ num_spaces }),
  open: ({ num_spaces: count }) => ({ references: false, perturb: (text) => text.replaceAll(' ', ' '.repeat(count)) }),
})

/** HELM's `space`: each run of blanks becomes one of another length; never none. */
export const space = definePerturbation({
  ...SPACE,
  options: z.strictObject({ max_spaces: z.int().min(1) }),
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.space_perturbation.SpacePerturbation' },
  describe: ({ max_spaces }) => ({ max_spaces }),
  open: ({ max_spaces: most }) => ({
    references: false,
    perturb: (text, random) => text.replaceAll(/ +/g, () => ' '.repeat(random.randint(1, most))),
  }),
})
