import { definePerturbation } from '@binnacle/core'
import { z } from 'zod'
import { TYPOS } from './cards.data.ts'
import { NEIGHBOURS } from './typos.data.ts'

const KEYS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(NEIGHBOURS).map(([key, near]) => [key, [...near]]))

/** HELM's `typos`: letters become letters beside them on the keyboard. */
export const typos = definePerturbation({
  ...TYPOS,
  options: z.strictObject({ prob: z.number().min(0).max(1) }),
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.typos_perturbation.TyposPerturbation', floats: ['prob'] },
  describe: ({ prob }) => ({ prob }),
  open: ({ prob }) => ({
    references: false,
    perturb(text, random) {
      let changed = ''
      for (const letter of text) {
        const small = letter.toLowerCase()
        const near = KEYS.get(small)
        const typed = near !== undefined && random.random() < prob ? random.choice(near) : small
        changed += small === letter ? typed : typed.toUpperCase()
      }
      return changed
    },
  }),
})
