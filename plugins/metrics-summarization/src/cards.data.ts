/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const SUMMARIZATION = {
  name: 'summarization',
  description: 'ROUGE of a summary, and how much of it is taken from the text',
} as const
