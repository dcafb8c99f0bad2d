/** Names and descriptions, for lists and for the contributions themselves. */
export const MY_ANNOTATOR = { name: 'my_annotator', description: 'A judge says whether an answer means the same as the reference' } as const

export const MY_ANNOTATOR_VERDICT = {
  name: 'my_annotator_verdict',
  description: 'The share of the judges that agree with the answer',
} as const
