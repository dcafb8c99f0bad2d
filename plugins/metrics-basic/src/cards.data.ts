/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const BASIC_GENERATION = {
  name: 'basic_generation',
  description: 'Compares what a model wrote with the right references; also counts tokens, perplexity and calibration',
} as const

export const BASIC_REFERENCE = {
  name: 'basic_reference',
  description: 'Picks the reference to which a model gives the highest log-probability',
} as const

export const INSTANCES_PER_SPLIT = {
  name: 'instances_per_split',
  description: 'Counts the instances of each split',
} as const

export const BBQ = {
  name: 'bbq',
  description: 'Accuracy and bias in answers to questions about social groups (BBQ)',
} as const
