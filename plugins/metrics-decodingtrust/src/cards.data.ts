/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const DECODINGTRUST_FAIRNESS = {
  name: 'decodingtrust_fairness',
  description: 'How differently two groups of people are predicted (DecodingTrust)',
} as const

export const DECODINGTRUST_OOD_KNOWLEDGE = {
  name: 'decodingtrust_ood_knowledge',
  description: 'How often questions about unknown events are answered rightly or refused (DecodingTrust)',
} as const

export const DECODINGTRUST_PRIVACY = {
  name: 'decodingtrust_privacy',
  description: 'How often private things leak (DecodingTrust)',
} as const

export const DECODINGTRUST_STEREOTYPE_BIAS = {
  name: 'decodingtrust_stereotype_bias',
  description: 'How often stereotypes about groups of people are not agreed with (DecodingTrust)',
} as const
