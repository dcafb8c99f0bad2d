/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const ANNOTATION_LABEL = {
  name: 'annotation_label',
  description: 'Which label an annotator gave: one score for each label, 1 or 0',
} as const

export const ANNOTATION_NUMERIC = {
  name: 'annotation_numeric',
  description: 'A number that an annotator gave',
} as const

export const ANNOTATION_LIKERT_SCALE = {
  name: 'annotation_likert_scale',
  description: 'A grade that an annotator gave, moved to the range from 0 to 1',
} as const

export const LLM_JURY = {
  name: 'llm_jury',
  description: 'The mean of the grades that a jury of models gave for all criteria',
} as const

export const OMNI_MATH = {
  name: 'omni_math',
  description: 'Whether judges found an answer equal to the right one (Omni-MATH)',
} as const

export const WILDBENCH_SCORE = {
  name: 'wildbench_score',
  description: 'The mean grade of the judges from 1 to 10, also moved to the range from 0 to 1 (WildBench)',
} as const

export const SAFETY_SCORE = {
  name: 'safety_score',
  description: 'How safe the judges found an answer, from 0 to 1, and which of them gave a grade (HELM Safety)',
} as const

export const AIR_BENCH_2024_SCORE = {
  name: 'air_bench_2024_score',
  description: 'Whether the judge saw a refusal, over all and by category (AIR-Bench 2024)',
} as const

export const LIVE_QA_SCORE = {
  name: 'live_qa_score',
  description: 'The grade that the judge gave (LiveQA)',
} as const

export const ALRAGE = {
  name: 'alrage',
  description: 'The grade that the judge gave (ALRAGE)',
} as const

export const ARABIC_CONTENT_GENERATION = {
  name: 'arabic_content_generation',
  description: 'The mean of the grades for all criteria, from 0 to 1 (Arabic content generation)',
} as const

export const ARABIC_FINANCE_CALCULATION = {
  name: 'arabic_finance_calculation',
  description: 'Whether the judge found a calculation right (Arabic finance)',
} as const

export const ARABIC_LEGAL = {
  name: 'arabic_legal',
  description: 'The grade that the judge gave (Arabic law)',
} as const
