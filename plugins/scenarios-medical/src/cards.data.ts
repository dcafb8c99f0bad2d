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
