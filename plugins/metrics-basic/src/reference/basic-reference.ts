import {
  defineMetric,
  isCorrect,
  type Missing,
  type ReferenceTokens,
  referenceTokens,
  type Sample,
  type SampleRequest,
  type ScoreValue,
} from '@binnacle/core'
import { BASIC_REFERENCE } from '../cards.data.ts'
import { mergedRequestStats, REQUEST_STAT_DIRECTIONS } from '../requests/request-stats.ts'

/**
 * HELM's BasicReferenceMetric, for adapters that ask about each reference by itself. The model's choice is the reference
 * with the greatest log-probability: a token (`multiple_choice_separate_original`, `ranking_binary`), or over that of the
 * reference without its question (`multiple_choice_separate_calibrated`). `exact_match` is the part of right ones among
 * the equally likely ones.
 */
export const basicReference = defineMetric({
  ...BASIC_REFERENCE,
  reads: 'perReference',
  scores: { ...REQUEST_STAT_DIRECTIONS, max_prob: 'higher', exact_match: 'higher', predicted_index: 'neither', '*': 'lower' },
  main: 'exact_match',
  helm: {
    className: 'helm.benchmark.metrics.basic_metrics.BasicReferenceMetric',
    floats: ['inference_runtime', 'inference_denoised_runtime', 'max_prob', 'exact_match'],
  },
  score: (sample): Record<string, ScoreValue> => {
    const scores = mergedRequestStats(sample)
    const likelihoods = referenceScores(sample)
    if (!Array.isArray(likelihoods)) {
      const missing = likelihoods as Missing
      return { ...scores, max_prob: missing, exact_match: missing, predicted_index: missing }
    }
    let greatest = Number.NEGATIVE_INFINITY
    for (const likelihood of likelihoods) greatest = Math.max(greatest, likelihood)
    let sum = 0
    let chosen = 0
    let right = 0
    let first = -1
    for (const [index, likelihood] of likelihoods.entries()) {
      sum += Math.exp(likelihood - greatest)
      if (likelihood !== greatest) continue
      if (first < 0) first = index
      chosen++
      if (isCorrect(sample.instance.references[index]!)) right++
    }
    scores['max_prob'] = 1 / sum
    scores['exact_match'] = right / chosen
    scores['predicted_index'] = first
    return scores
  },
})

/** What each reference is worth to the model, by index. */
function referenceScores(sample: Sample): readonly number[] | Missing {
  const count = sample.instance.references.length
  const original: (SampleRequest | undefined)[] = Array.from({ length: count }, () => undefined)
  const calibration: (SampleRequest | undefined)[] = Array.from({ length: count }, () => undefined)
  for (const request of sample.requests) {
    if (request.referenceIndex === undefined) continue
    const requests = request.mode === 'calibration' ? calibration : original
    requests[request.referenceIndex] = request
  }
  const calibrated = sample.adaptation.method === 'multiple_choice_separate_calibrated'
  const scores: number[] = []
  for (let index = 0; index < count; index++) {
    const request = original[index]
    const base = calibration[index]
    if (request === undefined || (calibrated && base === undefined)) return { missing: `reference ${index} was not asked about` }
    const { text } = sample.instance.references[index]!.output
    const own = referenceTokens(request, text)
    const ownBase = calibrated ? referenceTokens(base!, text) : own
    if (own === undefined || ownBase === undefined) return { missing: `the tokens of reference ${index} are not known` }
    if (own.count === 0 && !calibrated) return { missing: `reference ${index} has no tokens` }
    const logprob = logprobOf(request, own)
    scores.push(calibrated ? logprob - logprobOf(base!, ownBase) : logprob / own.count)
  }
  return count === 0 ? { missing: 'there are no references' } : scores
}

/** The log-probability of the reference's own tokens; of all tokens where it has none, as in HELM. */
function logprobOf({ answer }: SampleRequest, { tokens, count }: ReferenceTokens): number {
  const counted = count === 0 ? (answer.completions[0]?.tokens ?? []) : tokens
  return counted.reduce((sum, { logprob = 0 }) => sum + logprob, 0)
}
