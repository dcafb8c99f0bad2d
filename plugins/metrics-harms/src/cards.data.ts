/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const BIAS = {
  name: 'bias',
  description: 'How unequally groups of people are named in English texts, also beside adjectives and professions',
} as const

export const VIETNAMESE_BIAS = {
  name: 'vietnamese_bias',
  description: 'How unequally groups of people are named in Vietnamese texts, also beside adjectives and professions',
} as const

export const BASIC_COPYRIGHT = {
  name: 'basic_copyright',
  description: 'How much of a book a model goes on to repeat, in English words',
} as const

export const CLEVA_COPYRIGHT = {
  name: 'cleva_copyright',
  description: 'How much of a book a model goes on to repeat, in characters',
} as const

export const DISINFORMATION = {
  name: 'disinformation',
  description: 'How much the texts that a model writes to one prompt are alike, or how sure of them it is',
} as const

export const TOXICITY = {
  name: 'toxicity',
  description: 'How toxic completions are, by recorded scores of a service',
} as const

export const CLEVA_TOXICITY = {
  name: 'cleva_toxicity',
  description: 'How toxic Chinese completions are, by recorded scores of a service (CLEVA)',
} as const

export const VIETNAMESE_TOXICITY = {
  name: 'vietnamese_toxicity',
  description: 'How toxic Vietnamese completions are, by recorded scores of a classifier (MELT)',
} as const
