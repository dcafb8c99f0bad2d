/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const IFEVAL = {
  name: 'ifeval',
  description: 'The share of the instructions of a prompt that an answer follows (IFEval)',
} as const

export const INSTRUCTION_FOLLOWING = {
  name: 'instruction_following',
  description: 'Whether an answer without its thinking follows all instructions of its prompt, and each of them (IFEval)',
} as const
