/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const RULER_QA = {
  name: 'ruler_qa',
  description: 'Whether a right answer stands anywhere in the text, capitals or not (RULER)',
} as const

export const OPENAI_MRCR = {
  name: 'openai_mrcr',
  description: 'How alike the repeated passage is, where it begins with the mark that was asked for (OpenAI MRCR)',
} as const

export const DEEPMIND_MRCR_V2 = {
  name: 'deepmind_mrcr_v2',
  description: 'How alike the repeated passage is, after the last place of its mark (DeepMind MRCR v2)',
} as const
