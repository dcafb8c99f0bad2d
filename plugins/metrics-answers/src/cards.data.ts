/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const CHOICE_MATCH = {
  name: 'choice_match',
  description: 'Whether the choice that an answer names is a right one; unparsed where it names none or several',
} as const

export const NUMBER_MATCH = {
  name: 'number_match',
  description: 'Whether the number that an answer states is the right one; unparsed where it states none or several',
} as const

export const ANSWER_MATCH = {
  name: 'answer_match',
  description: 'Whether an answer is a right one, taken whole, out of a box or by a pattern',
} as const

export const SQUAD_F1 = {
  name: 'squad_f1',
  description: 'Exact match and F1 over words as in SQuAD, for all scripts, and for questions without an answer',
} as const

export const ROUGE = {
  name: 'rouge',
  description: 'ROUGE-1, ROUGE-2 and ROUGE-L for all scripts, without stemming',
} as const

export const EDIT_SIMILARITY = {
  name: 'edit_similarity',
  description: 'How alike an answer and a right one are, by the edits between them',
} as const

export const JSON_SIMILARITY = {
  name: 'json_similarity',
  description: 'The share of the values of a right JSON answer that are in the given one at their places, and no others',
} as const

export const CHOICE_LIKELIHOOD = {
  name: 'choice_likelihood',
  description: 'Whether the likeliest choice is right: by its whole log-probability, by character and by byte',
} as const
