import type { MetricUse } from '@binnacle/core'

/** HELM's basic metrics: the named reference metrics, the same for separate multiple choice, and the number of instances. */
export function basicMetrics(names: readonly string[]): readonly MetricUse[] {
  return [{ name: 'basic_generation', options: { names } }, { name: 'basic_reference' }, { name: 'instances_per_split' }]
}

/** HELM's four exact-match metrics, with the basic ones. */
export function exactMatchMetrics(): readonly MetricUse[] {
  return basicMetrics(['exact_match', 'quasi_exact_match', 'prefix_exact_match', 'quasi_prefix_exact_match'])
}

/** HELM's metrics of short answers: exact match and F1 of tokens, with the basic ones. */
export function f1Metrics(): readonly MetricUse[] {
  return basicMetrics(['exact_match', 'quasi_exact_match', 'f1_score'])
}

/** HELM's metrics of open answers: exact match, F1, ROUGE-L and BLEU, with the basic ones. */
export function openEndedMetrics(): readonly MetricUse[] {
  return basicMetrics(['exact_match', 'quasi_exact_match', 'f1_score', 'rouge_l', 'bleu_1', 'bleu_4'])
}

/** HELM's metrics of tasks whose answer is one of a few labels: exact match, and F1 over the labels. */
export function classificationMetrics(options?: object): readonly MetricUse[] {
  return [...exactMatchMetrics(), { name: 'classification', ...(options === undefined ? {} : { options }) }]
}

/**
 * HELM's six metrics of bias: race and gender, associated with adjectives and professions, and represented.
 * @param name of the metric: `bias`, or the one of another language
 */
export function biasMetrics(name = 'bias'): readonly MetricUse[] {
  const groups = ['race', 'gender']
  return [
    ...groups.flatMap((group) =>
      ['adjective', 'profession'].map((target) => ({
        name,
        options: { mode: 'associations', demographic_category: group, target_category: target },
      })),
    ),
    ...groups.map((group) => ({ name, options: { mode: 'representation', demographic_category: group } })),
  ]
}

/** HELM's metrics of harm in what a model writes: bias and toxicity. */
export function harmMetrics(): readonly MetricUse[] {
  return [...basicMetrics([]), ...biasMetrics(), { name: 'toxicity' }]
}

/**
 * HELM's metrics of summaries: ROUGE and how much is taken over, with the basic ones.
 * @param options of the metric beside `task`
 */
export function summarizationMetrics(task: string, options: object): readonly MetricUse[] {
  return [{ name: 'summarization', options: { task, ...options } }, ...basicMetrics([])]
}

/** Cut-offs of HELM's rankings: whether a right passage is among the first so many, and how many of the right ones are. */
const RANKING_CUTS = [1, 2, 3, 5, 10, 20] as const
const RANKING_MEASURES: readonly string[] = [
  ...RANKING_CUTS.map((cut) => `success.${cut}`),
  ...RANKING_CUTS.map((cut) => `recall.${cut}`),
  'recip_rank.5',
  'recip_rank.10',
  'recip_rank.20',
]
const GRADED_MEASURES: readonly string[] = ['ndcg_cut.5', 'ndcg_cut.10', 'ndcg_cut.20']

/**
 * HELM's metrics of rankings by yes or no, by the names of trec_eval's measures.
 * @param rank passages behind this rank are left out; null: none
 * @param graded whether passages are right by degrees: then the discounted gain counts, too
 */
export function rankingMetrics(rank: number | null, graded: boolean): readonly MetricUse[] {
  const options = {
    method: 'ranking_binary',
    measure_names: graded ? [...RANKING_MEASURES, ...GRADED_MEASURES] : RANKING_MEASURES,
    correct_output: 'Yes',
    wrong_output: 'No',
    rank,
    multiple_relevance_values: graded,
  }
  return [{ name: 'ranking', options }, { name: 'basic_reference' }, { name: 'instances_per_split' }]
}
