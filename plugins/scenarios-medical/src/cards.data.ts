/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const MED_QA = {
  name: 'med_qa',
  description: 'Multiple choice questions from medical licensing examinations (MedQA)',
} as const

export const MEDHELM_MED_QA = {
  name: 'medhelm_med_qa',
  description: 'MedQA as MedHELM asks it: no shots, the letter alone is wanted',
} as const

export const PUBMED_QA = {
  name: 'pubmed_qa',
  description: 'Yes, no or maybe questions answered from the abstract of a medical paper (PubMedQA)',
} as const

export const MED_MCQA = {
  name: 'med_mcqa',
  description: 'Multiple choice questions from entrance examinations for medical schools (MedMCQA)',
} as const

export const MEDHELM_MED_MCQA = {
  name: 'medhelm_med_mcqa',
  description: 'MedMCQA as MedHELM asks it: no shots, the letter alone is wanted',
} as const

export const MEDCALC_BENCH = {
  name: 'medcalc_bench',
  description: 'Values computed from the note of a patient, such as a risk score or a date (MedCalc-Bench)',
} as const

export const MEDEC = {
  name: 'medec',
  description: 'Clinical notes in which an error is found and corrected, or none is there (MEDEC)',
} as const

export const ME_Q_SUM = {
  name: 'me_q_sum',
  description: 'Letters to a health line, each summed up in one question (MeQSum)',
} as const

export const ACI_BENCH = {
  name: 'aci_bench',
  description: 'Clinical notes written from conversations of doctor and patient; a jury rates them (ACI-Bench)',
} as const

export const ACI_BENCH_JURY = {
  name: 'aci_bench',
  description: 'Asks a jury to rate a clinical note of ACI-Bench',
} as const

export const MEDHELM_CONFIGURABLE_BENCHMARK = {
  name: 'medhelm_configurable_benchmark',
  description: 'A benchmark that a YAML file of yours describes: prompt, rows, metrics, jury',
} as const

export const LLM_AS_JURY = {
  name: 'llm_as_jury',
  description: 'Asks a jury to rate an answer by criteria of yours',
} as const

export const MEDICAL = {
  name: 'medical',
  description: 'Examinations, computations, notes and letters of medicine',
} as const
