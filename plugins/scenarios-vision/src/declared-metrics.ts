import { declareMetric } from '@binnacle/core'
import { z } from 'zod'

/** A judge’s grade for what a model says of a picture (Prometheus-Vision). */
export const prometheusVisionCritiqueMetric = declareMetric({
  name: 'prometheus_vision_critique',
  description: 'A judge’s grade for what a model says of a picture (Prometheus-Vision)',
  options: z.strictObject({ num_respondents: z.int(), max_tokens: z.int() }),
  helm: { className: 'helm.benchmark.metrics.prometheus_vision_critique_metrics.PrometheusVisionCritiqueMetric' },
  unavailable: { because: 'needs_service', text: 'judges do not see here yet.' },
})

/** How near a rendered picture is to the original: pixels, blocks, embeddings. */
export const annotatedImageMetric = declareMetric({
  name: 'annotated_image',
  description: 'How near a rendered picture is to the original: pixels, blocks, embeddings',
  options: z.strictObject({ generation_type: z.string(), metric_names: z.array(z.string()), size_handling_method: z.string() }),
  helm: { className: 'helm.benchmark.metrics.vision_language.image_metrics.AnnotatedImageMetrics' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})
