import { defineMetric, type Sample, type ScoreValue } from '@binnacle/core'
import * as z from 'zod'
import { LANGUAGE_MODELING } from '../cards.data.ts'
import { type LanguageStats, languageStats } from './language-stats.ts'
import { perplexityScores } from './perplexity.ts'
import { mergedRequestStats, REQUEST_STAT_DIRECTIONS } from '../requests/request-stats.ts'

const options = z.strictObject({ /** Not read, as in HELM. */ names: z.array(z.string()).optional() })

/** What `summarize` needs of an instance: sums over its windows. */
type Row = readonly [logprob: number, tokens: number, bytes: number]

/**
 * HELM's LanguageModelingMetric: the stats of the requests, `logprob`, `num_perplexity_tokens` and `num_bytes`, one value for each window
 * of an instance; of the whole, perplexity from the sums, and `num_instances`. Without log-probabilities there are only the first.
 */
export const languageModeling = defineMetric({
  ...LANGUAGE_MODELING,
  options,
  reads: 'all',
  scores: {
    ...REQUEST_STAT_DIRECTIONS,
    logprob: 'higher',
    num_perplexity_tokens: 'neither',
    num_bytes: 'neither',
    perplexity: 'lower',
    bits_per_byte: 'lower',
    logprob_per_byte: 'higher',
    num_instances: 'neither',
    '*': 'lower',
  },
  main: 'bits_per_byte',
  helm: {
    className: 'helm.benchmark.metrics.language_modeling_metrics.LanguageModelingMetric',
    floats: ['inference_runtime', 'inference_denoised_runtime'],
  },
  score: (sample): Record<string, ScoreValue> => {
    const windows = windowsOf(sample)
    if (windows === undefined) return mergedRequestStats(sample)
    return {
      ...mergedRequestStats(sample),
      logprob: windows.map(({ logprob }) => logprob),
      num_perplexity_tokens: windows.map(({ tokens }) => tokens),
      num_bytes: windows.map(({ bytes }) => bytes),
    }
  },
  collect: sumWindows,
  summarize: (rows) => {
    const sums = { logprob: 0, tokens: 0, bytes: 0 }
    let instances = 0
    for (const [logprob, tokens, bytes] of rows) {
      sums.logprob += logprob
      sums.tokens += tokens
      sums.bytes += bytes
      instances++
    }
    return { ...perplexityScores(sums), num_instances: instances }
  },
})

/** The language stats of each request; undefined where one has no log-probabilities. */
function windowsOf({ requests }: Sample): readonly LanguageStats[] | undefined {
  const windows = requests.map(languageStats).filter((window) => window !== undefined)
  return windows.length === requests.length ? windows : undefined
}

function sumWindows(sample: Sample): Row | undefined {
  const windows = windowsOf(sample)
  if (windows === undefined) return undefined
  let [logprob, tokens, bytes] = [0, 0, 0]
  for (const window of windows) {
    logprob += window.logprob
    tokens += window.tokens
    bytes += window.bytes
  }
  return [logprob, tokens, bytes]
}
