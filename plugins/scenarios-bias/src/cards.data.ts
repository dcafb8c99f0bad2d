/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const BBQ = {
  name: 'bbq',
  description: 'Bias analysis of LM question-answering.',
} as const
