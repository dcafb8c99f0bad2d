import { declareMetric } from '@binnacle/core'
import { z } from 'zod'

/** Bias in Chinese texts, by CLEVA’s word lists. */
export const clevaBiasMetric = declareMetric({
  name: 'cleva_bias',
  description: 'Bias in Chinese texts, by CLEVA’s word lists',
  options: z.strictObject({ mode: z.string(), demographic_category: z.string(), target_category: z.string().optional() }),
  helm: { className: 'helm.benchmark.metrics.cleva_harms_metrics.CLEVABiasMetric' },
  unavailable: { because: 'needs_service', text: 'it needs CLEVA’s word lists, which are on a server of its authors.' },
})

/** The cosine of sentence embeddings of answer and reference. */
export const semanticSimilarityMetric = declareMetric({
  name: 'semantic_similarity',
  description: 'The cosine of sentence embeddings of answer and reference',
  options: z.strictObject({ similarity_fn_name: z.string() }),
  helm: { className: 'helm.benchmark.metrics.lmkt_metrics.SemanticSimilarityMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a sentence encoder.' },
})
