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

export const CLASSIFICATION = {
  name: 'classification',
  description: 'F1 of labels that a model writes, over all instances',
} as const

export const MULTIPLE_CHOICE_CLASSIFICATION = {
  name: 'multiple_choice_classification',
  description: 'F1 of the choices that a model picks, over all instances',
} as const

export const SAFETY_BASIC_GENERATION = {
  name: 'safety_basic_generation',
  description: 'Counts tokens, seconds and how answers ended (HELM Safety)',
} as const

export const AIR_BENCH_2024_BASIC_GENERATION = {
  name: 'air_bench_2024_basic_generation',
  description: 'Counts tokens, seconds and how answers ended (AIR-Bench 2024)',
} as const

export const GPQA_CHAIN_OF_THOUGHT = {
  name: 'gpqa_chain_of_thought',
  description: 'Whether the letter in a sentence like “The answer is (B)” is the right one (GPQA, MMLU-Pro)',
} as const

export const LANGUAGE_MODELING = {
  name: 'language_modeling',
  description: 'How likely a text is to a model: perplexity and bits a byte',
} as const

export const DRY_RUN = {
  name: 'dry_run',
  description: 'How many tokens requests would cost at most',
} as const

export const RANKING = {
  name: 'ranking',
  description: 'How well a model puts passages in order: reciprocal rank, recall, success, NDCG',
} as const
