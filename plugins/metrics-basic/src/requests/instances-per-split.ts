import { defineMetric } from '@binnacle/core'
import { INSTANCES_PER_SPLIT } from '../cards.data.ts'

/** HELM's InstancesPerSplitMetric: how many instances each split has; a perturbed copy counts for its perturbation. */
export const instancesPerSplit = defineMetric({
  ...INSTANCES_PER_SPLIT,
  reads: 'all',
  scores: { num_instances: 'neither' },
  helm: { className: 'helm.benchmark.metrics.basic_metrics.InstancesPerSplitMetric' },
  collect: () => 1,
  summarize: (rows) => {
    let count = 0
    for (const row of rows) count += row
    return { num_instances: count }
  },
})
