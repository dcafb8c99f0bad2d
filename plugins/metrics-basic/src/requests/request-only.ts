import { defineMetric, type Described, type Metric, type ScoreValue } from '@binnacle/core'
import { AIR_BENCH_2024_BASIC_GENERATION, SAFETY_BASIC_GENERATION } from '../cards.data.ts'
import { REQUEST_STAT_DIRECTIONS, requestStats } from './request-stats.ts'

/** HELM's SafetyBasicGenerationMetric: the stats of the request alone, where references are something else than right answers. */
export const safetyBasicGeneration: Metric<Readonly<Record<string, never>>> = requestOnly(
  SAFETY_BASIC_GENERATION,
  'safety_metrics.SafetyBasicGenerationMetric',
)

/** HELM's AIRBench2024BasicGenerationMetric: the same. */
export const airBench2024BasicGeneration: Metric<Readonly<Record<string, never>>> = requestOnly(
  AIR_BENCH_2024_BASIC_GENERATION,
  'air_bench_metrics.AIRBench2024BasicGenerationMetric',
)

function requestOnly(card: Described, helmClass: string): Metric<Readonly<Record<string, never>>> {
  return defineMetric({
    ...card,
    reads: 'one',
    scores: { ...REQUEST_STAT_DIRECTIONS, '*': 'lower' },
    helm: { className: `helm.benchmark.metrics.${helmClass}`, floats: ['inference_runtime', 'inference_denoised_runtime'] },
    score: (sample): Record<string, ScoreValue> => requestStats(sample, sample.requests[0]!),
  })
}
