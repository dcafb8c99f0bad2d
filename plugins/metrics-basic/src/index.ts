import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** HELM's basic metrics. */
export default definePlugin({
  name: '@binnacle/metrics-basic',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...cards.BASIC_GENERATION, load: async () => (await import('./generation/basic-generation.ts')).basicGeneration }),
      lazy({ ...cards.BASIC_REFERENCE, load: async () => (await import('./reference/basic-reference.ts')).basicReference }),
      lazy({ ...cards.INSTANCES_PER_SPLIT, load: async () => (await import('./requests/instances-per-split.ts')).instancesPerSplit }),
      lazy({ ...cards.BBQ, load: async () => (await import('./choices/bbq.ts')).bbq }),
      lazy({ ...cards.CLASSIFICATION, load: async () => (await import('./choices/classification.ts')).classification }),
      lazy({
        ...cards.MULTIPLE_CHOICE_CLASSIFICATION,
        load: async () => (await import('./choices/multiple-choice-classification.ts')).multipleChoiceClassification,
      }),
      lazy({ ...cards.SAFETY_BASIC_GENERATION, load: async () => (await import('./requests/request-only.ts')).safetyBasicGeneration }),
      lazy({
        ...cards.AIR_BENCH_2024_BASIC_GENERATION,
        load: async () => (await import('./requests/request-only.ts')).airBench2024BasicGeneration,
      }),
      lazy({ ...cards.GPQA_CHAIN_OF_THOUGHT, load: async () => (await import('./choices/gpqa-chain-of-thought.ts')).gpqaChainOfThought }),
      lazy({ ...cards.LANGUAGE_MODELING, load: async () => (await import('./language/language-modeling.ts')).languageModeling }),
      lazy({ ...cards.DRY_RUN, load: async () => (await import('./requests/dry-run.ts')).dryRun }),
      lazy({ ...cards.RANKING, load: async () => (await import('./ranking/ranking.ts')).ranking }),
    ],
  }),
})
