import type { MirroredFile } from '@binnacle/parity-kit/data-mirror'

/** Subjects of C-Eval whose rows are at hand. */
export const CEVAL_AT_HAND = [
  'accountant',
  'art_studies',
  'clinical_medicine',
  'college_programming',
  'high_school_history',
  'legal_professional',
]

/** Languages of MGSM whose rows are at hand. */
export const MGSM_AT_HAND = ['bn', 'en', 'es', 'fr', 'ja', 'ru', 'sw', 'te', 'th', 'zh']

/** The files of tasks that no mirror has. */
export const DATA_FILES: readonly MirroredFile[] = [
  ...MGSM_AT_HAND.map((code) => ({ path: `juletxara__mgsm/mgsm_${code}.tsv`, dataset: 'juletxara/mgsm', file: `mgsm_${code}.tsv` })),
  ...CEVAL_AT_HAND.flatMap((config) =>
    ['dev', 'val'].map((split) => {
      const file = `${split}/${config}_${split}.csv`
      return { path: `ceval__ceval-exam/${file}`, dataset: 'ceval/ceval-exam', file, config, split }
    }),
  ),
]
