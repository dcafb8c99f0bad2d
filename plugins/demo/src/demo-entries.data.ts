/** The tasks of which the demonstration has rows, each with the part that it has. */
export const DEMO_TASKS: readonly string[] = [
  'mmlu:subject=general_knowledge',
  'gsm',
  'bbq:subject=Age',
  'med_qa',
  'cmmlu:subject=daily_life',
]

/** The models of the demonstration. */
export const DEMO_MODELS: readonly string[] = ['baseline/uniform', 'baseline/majority', 'baseline/ngram']
