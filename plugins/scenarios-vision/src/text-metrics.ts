import { basicMetrics } from '@binnacle/adapters'
import type { MetricUse } from '@binnacle/core'

/** HELM's metrics of texts about pictures: exact match in three forms, F1, ROUGE-L, BLEU and CIDEr, with the basic ones. */
export function textMetrics(): readonly MetricUse[] {
  return basicMetrics([
    'exact_match',
    'quasi_exact_match',
    'quasi_leave_articles_exact_match',
    'f1_score',
    'rouge_l',
    'bleu_1',
    'bleu_4',
    'cider',
  ])
}
