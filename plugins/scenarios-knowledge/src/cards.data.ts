/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const MMLU = {
  name: 'mmlu',
  description: 'Massive Multitask Language Understanding',
} as const

export const TRUTHFUL_QA = {
  name: 'truthful_qa',
  description: 'Truthful QA',
} as const
