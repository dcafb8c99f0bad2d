/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const MACHINE_TRANSLATION = {
  name: 'machine_translation',
  description: 'BLEU of translations against one reference each, over all instances',
} as const

export const CLEVA_MACHINE_TRANSLATION = {
  name: 'cleva_machine_translation',
  description: 'BLEU of translations into Chinese or from it, over all instances (CLEVA)',
} as const

export const CLEVA_PARAPHRASE_GENERATION = {
  name: 'cleva_paraphrase_generation',
  description: 'How near paraphrases are to references and how far from the input: iBLEU over all instances (CLEVA)',
} as const

export const CLEVA_TOP_K_ACCURACY = {
  name: 'cleva_top_k_accuracy',
  description: 'Whether a character of a right answer stands at the front of one of the likeliest completions (CLEVA)',
} as const

export const SEAHELM_MACHINE_TRANSLATION = {
  name: 'seahelm_machine_translation',
  description: 'chrF++ of each translation (SEA-HELM)',
} as const

export const SEAHELM_QA = {
  name: 'seahelm_qa',
  description: 'Exact match and F1 of answers as in SQuAD, also in Thai (SEA-HELM)',
} as const

export const BLEU = {
  name: 'bleu',
  description: 'BLEU as sacrebleu computes it, against all right references, over all instances',
} as const

export const CHRF = {
  name: 'chrf',
  description: 'chrF or chrF++ as sacrebleu computes it, of each text and over all instances',
} as const
