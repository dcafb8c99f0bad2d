/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const GSM = {
  name: 'gsm',
  description: 'Word problems of grade school arithmetic with worked solutions (GSM8K)',
} as const
