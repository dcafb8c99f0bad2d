import { declareMetric } from '@binnacle/core'
import { z } from 'zod'

/** A judge’s grade for what a model says of a sound. */
export const gpt4AudioCritiqueMetric = declareMetric({
  name: 'gpt4_audio_critique',
  description: 'A judge’s grade for what a model says of a sound',
  options: z.strictObject({ num_respondents: z.int(), max_tokens: z.int() }),
  helm: { className: 'helm.benchmark.metrics.gpt4_audio_critique_metrics.GPT4AudioCritiqueMetric' },
  unavailable: { because: 'needs_service', text: 'judges do not hear here yet.' },
})

/** Whether a model refuses a spoken request, by a judge. */
export const gpt4AudioRefusalMetric = declareMetric({
  name: 'gpt4_audio_refusal',
  description: 'Whether a model refuses a spoken request, by a judge',
  options: z.strictObject({ num_respondents: z.int(), max_tokens: z.int() }),
  helm: { className: 'helm.benchmark.metrics.gpt4_audio_refusal_metrics.GPT4AudioRefusalCritiqueMetric' },
  unavailable: { because: 'needs_service', text: 'judges do not hear here yet.' },
})
