import { definePlugin, lazy } from '@binnacle/core'
import {
  AIR_BENCH_2024_BASIC_GENERATION,
  BASIC_GENERATION,
  BASIC_REFERENCE,
  BBQ,
  CLASSIFICATION,
  INSTANCES_PER_SPLIT,
  MULTIPLE_CHOICE_CLASSIFICATION,
  SAFETY_BASIC_GENERATION,
} from './cards.data.ts'

/** HELM's basic metrics. */
export default definePlugin({
  name: '@binnacle/metrics-basic',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...BASIC_GENERATION, load: async () => (await import('./basic-generation.ts')).basicGeneration }),
      lazy({ ...BASIC_REFERENCE, load: async () => (await import('./basic-reference.ts')).basicReference }),
      lazy({ ...INSTANCES_PER_SPLIT, load: async () => (await import('./instances-per-split.ts')).instancesPerSplit }),
      lazy({ ...BBQ, load: async () => (await import('./bbq.ts')).bbq }),
      lazy({ ...CLASSIFICATION, load: async () => (await import('./classification.ts')).classification }),
      lazy({
        ...MULTIPLE_CHOICE_CLASSIFICATION,
        load: async () => (await import('./multiple-choice-classification.ts')).multipleChoiceClassification,
      }),
      lazy({ ...SAFETY_BASIC_GENERATION, load: async () => (await import('./request-only.ts')).safetyBasicGeneration }),
      lazy({ ...AIR_BENCH_2024_BASIC_GENERATION, load: async () => (await import('./request-only.ts')).airBench2024BasicGeneration }),
    ],
  }),
})
