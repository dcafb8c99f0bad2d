/** Names and descriptions, for lists and help without loading the perturbations. */
export const CHINESE_TYPOS = { name: 'chinese_typos', description: 'Words become words that sound alike' } as const
export const CHINESE_SYNONYM = { name: 'chinese_synonym', description: 'Words become synonyms of theirs' } as const
export const CLEVA_MILD_MIX = { name: 'cleva_mild_mix', description: 'Some synonyms, then some typing errors' } as const
export const CHINESE_GENDER = { name: 'chinese_gender', description: 'Words for one gender become words for the other' } as const
export const CHINESE_PERSON_NAME = { name: 'chinese_person_name', description: 'Names become other names' } as const
export const SIMPLIFIED_TO_TRADITIONAL = {
  name: 'simplified_to_traditional',
  description: 'Simplified characters become traditional ones',
} as const
export const MANDARIN_TO_CANTONESE = {
  name: 'mandarin_to_cantonese',
  description: 'Phrases become those of Cantonese, in traditional characters',
} as const
