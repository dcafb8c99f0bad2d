/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const MMLU = {
  name: 'mmlu',
  description: 'Multiple choice questions of 57 school and professional subjects (MMLU)',
} as const

export const TRUTHFUL_QA = {
  name: 'truthful_qa',
  description: 'Multiple choice questions on which people often hold false beliefs (TruthfulQA)',
} as const
