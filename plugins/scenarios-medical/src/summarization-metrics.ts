import { basicMetrics } from '@binnacle/adapters'
import type { MetricUse } from '@binnacle/core'

/** HELM's metrics of summaries with MedHELM's settings. Those of its scores that need a GPU are left out, as HELM leaves them out on a CPU. */
export function summarizationMetrics(task: string): readonly MetricUse[] {
  const options = { task, device: 'cpu', bertscore_model: 'distilbert-base-uncased', rescale_with_baseline: false }
  return [{ name: 'summarization', options }, ...basicMetrics([])]
}
