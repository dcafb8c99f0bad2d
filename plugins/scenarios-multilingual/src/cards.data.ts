/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const CMMLU = {
  name: 'cmmlu',
  description: 'Chinese multiple choice questions of 67 subjects, asked in Chinese.',
} as const
