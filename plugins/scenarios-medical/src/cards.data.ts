/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const MED_QA = {
  name: 'med_qa',
  description: 'An open domain question answering (QA) dataset collected from professional medical board exams.',
} as const

export const MEDHELM_MED_QA = {
  name: 'medhelm_med_qa',
  description: 'MedQA as MedHELM asks it: no shots, nothing but the letter.',
} as const

/** HELM's words as they stand in its files, with the blanks that it leaves out. */
export const PUBMED_QA = {
  name: 'pubmed_qa',
  description:
    "PubMedQA is a biomedical question-answering dataset that evaluates a model'sability to interpret scientific literature. It consists of PubMed abstracts paired withyes/no/maybe questions derived from the content. The benchmark assesses a model'scapability to reason over biomedical texts and provide factually grounded answers.",
} as const
