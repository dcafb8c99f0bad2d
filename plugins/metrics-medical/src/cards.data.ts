/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const MEDCALC_BENCH = {
  name: 'medcalc_bench',
  description: 'Whether a calculated value lies within its limits, or a category is the right one (MedCalc-Bench)',
} as const

export const MEDEC = {
  name: 'medec',
  description: 'Whether an error in a medical note was seen, and in which sentence (MEDEC)',
} as const

export const MIMICIV_BILLING_CODE = {
  name: 'mimiciv_billing_code',
  description: 'Precision, recall and F1 of the ICD codes in an answer (MIMIC-IV)',
} as const

export const ULTRA_SUITE_ASR_CLASSIFICATION = {
  name: 'ultra_suite_asr_classification',
  description: 'Whether a transcript tells typical speech from disordered speech, over all instances (UltraSuite)',
} as const
