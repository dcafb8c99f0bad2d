import { declareMetric } from '@binnacle/core'
import { z } from 'zod'

/** The metrics of a unitxt card or recipe. */
export const unitxtMetric = declareMetric({
  name: 'unitxt',
  description: 'The metrics of a unitxt card or recipe',
  options: z.record(z.string(), z.json()),
  helm: { className: 'helm.benchmark.metrics.unitxt_metrics.UnitxtMetric' },
  unavailable: { because: 'needs_service', text: 'it is computed by the Python package unitxt.' },
})
