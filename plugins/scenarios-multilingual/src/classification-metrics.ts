import { exactMatchMetrics } from '@binnacle/adapters'
import type { MetricUse } from '@binnacle/core'

/** HELM's metrics of tasks whose answer is one of a few labels. */
export function classificationMetrics(): readonly MetricUse[] {
  return [...exactMatchMetrics(), { name: 'classification' }]
}
