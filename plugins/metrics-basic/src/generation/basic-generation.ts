import { defineMetric, type Sample, type ScoreDirections, type ScoreValue } from '@binnacle/core'
import * as z from 'zod'
import { BASIC_GENERATION } from '../cards.data.ts'
import { CALIBRATION_DIRECTIONS, calibrationScores } from '../calibration/calibration.ts'
import { languageStats } from '../language/language-stats.ts'
import { perplexityScores } from '../language/perplexity.ts'
import { ABSENT_REFERENCE_METRICS, betterOf, REFERENCE_METRIC_NAMES, type ReferenceMetricName } from '../reference/reference-comparisons.ts'
import { prepareReferenceScores, type AddReferenceScores } from '../reference/reference-scores.ts'
import { REQUEST_STAT_DIRECTIONS, requestStats } from '../requests/request-stats.ts'

const options = z.strictObject({
  /** Which comparisons with the right references are made, in this order. */
  names: z.array(
    z.enum(REFERENCE_METRIC_NAMES as readonly [ReferenceMetricName, ...ReferenceMetricName[]], {
      error: ({ input }) => refusal(input),
    }),
  ),
})

function refusal(name: unknown): string {
  const why = typeof name === 'string' && Object.hasOwn(ABSENT_REFERENCE_METRICS, name) ? ABSENT_REFERENCE_METRICS[name] : undefined
  if (why !== undefined) return `the reference metric ${JSON.stringify(name)} is not to be had: ${why}`
  return `there is no reference metric ${JSON.stringify(name)}; there are ${REFERENCE_METRIC_NAMES.join(', ')}`
}

/** The options of `basic_generation`. */
export type BasicGenerationOptions = z.output<typeof options>

/** What `summarize` needs of a sample: log-probability, tokens, bytes, and for calibration confidence and correctness. */
type Row = readonly [logprob: number, tokens: number, bytes: number, confidence: number | null, correct: number | null]

const prepared = new WeakMap<BasicGenerationOptions, AddReferenceScores>()

/**
 * HELM's BasicGenerationMetric. A sample's scores: the stats of its request; `max_prob` (the probability of the likeliest
 * completion) and the named comparisons where the instance has references, each also as `name@k` where k ≠ 1 outputs are
 * asked for; `logprob`, `num_perplexity_tokens`, `num_bytes`. Of the whole: perplexity, and calibration of `max_prob`
 * against `exact_match`. What comes from log-probabilities is absent where the model gave none.
 */
export const basicGeneration = defineMetric({
  ...BASIC_GENERATION,
  options,
  reads: 'one',
  scores: scoreDirections,
  proportions: (name) => {
    const [plain = ''] = name.split('@')
    return (REFERENCE_METRIC_NAMES as readonly string[]).includes(plain) && betterOf(plain as ReferenceMetricName) === 'higher'
  },
  helm: {
    className: 'helm.benchmark.metrics.basic_metrics.BasicGenerationMetric',
    floats: [
      'inference_runtime',
      'inference_denoised_runtime',
      'max_prob',
      'f1_score',
      'exact_set_match',
      'iou_set_match',
      'f1_set_match',
      'math_equiv',
      'math_equiv_chain_of_thought',
      'rouge_1',
      'rouge_2',
      'rouge_l',
      'bleu_1',
      'bleu_4',
      'chinese_bleu_1',
      'chinese_rouge_1',
      'chinese_rouge_2',
      'cider',
      'wer_score',
      'mer_score',
      'wip_score',
      'cer_score',
      'code_eval_acc',
      'pass',
    ],
  },
  score: (sample, options): Record<string, ScoreValue> => {
    const request = sample.requests[0]
    if (request === undefined) return {}
    const scores = requestStats(sample, request)
    if (sample.instance.references.length > 0) {
      let addReferenceScores = prepared.get(options)
      if (addReferenceScores === undefined) {
        addReferenceScores = prepareReferenceScores(options.names)
        prepared.set(options, addReferenceScores)
      }
      addReferenceScores(scores, sample, request)
    }
    const language = languageStats(request)
    if (language === undefined) return scores
    scores['logprob'] = language.logprob
    scores['num_perplexity_tokens'] = language.tokens
    scores['num_bytes'] = language.bytes
    return scores
  },
  collect: collectRow,
  summarize: (rows) => {
    const sums = { logprob: 0, tokens: 0, bytes: 0 }
    const confidences: number[] = []
    const labels: number[] = []
    let hasLogprobs = false
    for (const [logprob, tokens, bytes, confidence, correct] of rows) {
      sums.logprob += logprob
      sums.tokens += tokens
      sums.bytes += bytes
      hasLogprobs ||= logprob < 0
      if (confidence === null || correct === null) continue
      confidences.push(confidence)
      labels.push(Math.trunc(correct))
    }
    return [perplexityScores(sums), hasLogprobs ? calibrationScores(confidences, labels) : {}]
  },
})

function collectRow(_sample: Sample, scores: Readonly<Record<string, ScoreValue>>): Row | undefined {
  const { logprob, num_perplexity_tokens: tokens, num_bytes: bytes, max_prob: confidence, exact_match: correct } = scores
  if (typeof logprob !== 'number' || typeof tokens !== 'number' || typeof bytes !== 'number') return undefined
  return [logprob, tokens, bytes, typeof confidence === 'number' ? confidence : null, typeof correct === 'number' ? correct : null]
}

function scoreDirections({ names }: BasicGenerationOptions): ScoreDirections {
  const directions: Record<string, ScoreDirections[string]> = { ...REQUEST_STAT_DIRECTIONS, max_prob: 'higher' }
  for (const name of names) directions[name] = betterOf(name)
  return {
    ...directions,
    logprob: 'higher',
    num_perplexity_tokens: 'neither',
    num_bytes: 'neither',
    perplexity: 'lower',
    bits_per_byte: 'lower',
    logprob_per_byte: 'higher',
    ...CALIBRATION_DIRECTIONS,
    // `name@k`, where k comes from the adaptation
    '*': names.every((name) => betterOf(name) === 'higher') ? 'higher' : 'neither',
  }
}
