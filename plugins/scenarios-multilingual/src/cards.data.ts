/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const CMMLU = {
  name: 'cmmlu',
  description: 'Multiple choice questions of 67 subjects, written and asked in Chinese (CMMLU)',
} as const

export const EXAMS_MULTILINGUAL = {
  name: 'exams_multilingual',
  description: 'Multiple choice questions of high school examinations in 16 languages (EXAMS)',
} as const

export const MMMLU = {
  name: 'mmmlu',
  description: 'The test questions of MMLU in 14 languages, translated by people (MMMLU)',
} as const

export const ENEM_CHALLENGE = {
  name: 'enem_challenge',
  description: 'Multiple choice questions of Brazil’s final examination, in Portuguese (ENEM Challenge)',
} as const

export const MMLU_CLINICAL_AFR = {
  name: 'mmlu_clinical_afr',
  description: 'Three medical subjects of MMLU in 11 African languages, translated by people',
} as const

export const WINOGRANDE_AFR = {
  name: 'winogrande_afr',
  description: 'Sentences with a blank for one of two words, in 11 African languages (WinoGrande)',
} as const

export const NUSAX = {
  name: 'nusax',
  description: 'Sentiment of Indonesian comments, in one word (NusaX)',
} as const

export const INDONLI = {
  name: 'indonli',
  description: 'Whether an Indonesian sentence follows from another, contradicts it, or neither (IndoNLI)',
} as const

export const XQUAD = {
  name: 'xquad',
  description: 'Questions whose answers stand in a passage, in Thai and Vietnamese (XQuAD)',
} as const

export const XCOPA = {
  name: 'xcopa',
  description: 'The cause or the effect of a situation, in Indonesian, Vietnamese, Thai and Tamil (XCOPA)',
} as const

export const FLORES = {
  name: 'flores',
  description: 'Translation between English and Indonesian, Vietnamese, Thai and Tamil (FLORES-200)',
} as const

export const LINDSEA_MINIMAL_PAIRS = {
  name: 'lindsea_minimal_pairs',
  description: 'Pairs of Indonesian sentences, one against the grammar (LINDSEA)',
} as const

export const LINDSEA_SYNTAX_MINIMAL_PAIRS = {
  name: 'lindsea_syntax_minimal_pairs',
  description: 'Which of two Indonesian sentences is more likely (LINDSEA)',
} as const

export const LINDSEA_PRESUPPOSITIONS = {
  name: 'lindsea_pragmatics_presuppositions',
  description: 'What an Indonesian sentence takes for granted (LINDSEA)',
} as const

export const LINDSEA_SCALAR_IMPLICATURES = {
  name: 'lindsea_pragmatics_scalar_implicatures',
  description: 'What an Indonesian sentence says by not saying more (LINDSEA)',
} as const

export const LANGUAGES = {
  name: 'languages',
  description: 'Examinations, translated tests, South-East Asian and African languages',
} as const

export const MGSM = {
  name: 'mgsm',
  description: 'Word problems of grade school in eleven languages (MGSM)',
} as const

export const CEVAL = {
  name: 'ceval',
  description: 'Multiple choice questions of 52 Chinese examinations, asked in Chinese (C-Eval)',
} as const
