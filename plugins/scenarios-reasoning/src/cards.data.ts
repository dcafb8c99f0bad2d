/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const GSM = {
  name: 'gsm',
  description: 'Grade school math dataset with 8.5K examples (GSM8K).',
} as const
