import { declarePerturbation } from '@binnacle/core'
import { z } from 'zod'
import { SYNONYM, TRANSLATE } from './cards.data.ts'

/** HELM's `synonym`. */
export const synonym = declarePerturbation({
  ...SYNONYM,
  options: z.strictObject({ prob: z.number().min(0).max(1) }),
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.synonym_perturbation.SynonymPerturbation', floats: ['prob'] },
  unavailable: {
    because: 'not_ported',
    text: "HELM takes the parts of speech from spaCy's statistical model en_core_web_sm, which runs in Python alone.",
    hint: 'Use another data_augmentation, such as robustness or misspelling_medium.',
  },
})

/** HELM's `translate`. */
export const translate = declarePerturbation({
  ...TRANSLATE,
  options: z.strictObject({ language_code: z.string().min(2) }),
  robustness: false,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.translate_perturbation.TranslatePerturbation' },
  unavailable: {
    because: 'needs_service',
    text: 'HELM has Google Cloud Translate translate each text while the questions are made; its translations change over time.',
    hint: 'Translate the questions once and keep them as a scenario of your own.',
  },
})
