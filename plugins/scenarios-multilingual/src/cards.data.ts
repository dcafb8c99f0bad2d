/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const CMMLU = {
  name: 'cmmlu',
  description: 'Multiple choice questions of 67 subjects, written and asked in Chinese (CMMLU)',
} as const
