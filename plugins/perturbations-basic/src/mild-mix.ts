import { definePerturbation } from '@binnacle/core'
import { MILD_MIX } from './cards.data.ts'
import { contract } from './contractions.ts'
import { MISSPELLINGS_TABLE, openMisspeller } from './misspellings.ts'
import { space } from './spaces.ts'

/** HELM's `mild_mix`: small letters, contractions, some misspellings, and blanks, one after the other from one stream. */
export const mildMix = definePerturbation({
  ...MILD_MIX,
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.mild_mix_perturbation.MildMixPerturbation' },
  assets: () => ({ table: MISSPELLINGS_TABLE }),
  describe: () => ({}),
  open: (_options, { table }) => {
    const misspell = openMisspeller(table, 0.1)
    const spaces = space.open({ max_spaces: 3 }, {})
    return { references: false, perturb: (text, random) => spaces.perturb(misspell(contract(text.toLowerCase()), random), random) }
  },
})
