/** Names and descriptions, for lists and help without loading the perturbations. */
export const EXTRA_SPACE = { name: 'extra_space', description: 'Each blank becomes several' } as const
export const SPACE = { name: 'space', description: 'Each run of blanks becomes one of another length' } as const
export const LOWERCASE = { name: 'lowercase', description: 'All letters become small' } as const
export const MISSPELLINGS = { name: 'misspellings', description: 'Words become common misspellings of theirs' } as const
export const CONTRACTION = { name: 'contraction', description: 'Full forms are contracted: is not, isn’t' } as const
export const EXPANSION = { name: 'expansion', description: 'Contractions are written in full: isn’t, is not' } as const
export const TYPOS = { name: 'typos', description: 'Letters become letters beside them on the keyboard' } as const
export const FILLER_WORDS = { name: 'filler_words', description: 'Fillers are put in front of words: uhm, you know' } as const
export const MILD_MIX = { name: 'mild_mix', description: 'Small letters, contractions, some misspellings, and blanks' } as const
export const SYNONYM = { name: 'synonym', description: 'Words become synonyms of theirs' } as const
export const CONTRAST_SETS = {
  name: 'contrast_sets',
  description: 'Another form of the question that the scenario brings, with its own answer',
} as const
export const DIALECT = { name: 'dialect', description: 'Words become words of another dialect' } as const
export const GENDER = { name: 'gender', description: 'Words for one gender become words for another' } as const
export const PERSON_NAME = { name: 'person_name', description: 'Names that one group has become names that another has' } as const
export const STYLE = { name: 'style', description: 'A style of pictures is named at the end' } as const
export const TRANSLATE = { name: 'translate', description: 'The text in another language' } as const
