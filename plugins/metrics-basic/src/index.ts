import { definePlugin, lazy } from '@binnacle/core'
import { BASIC_GENERATION, BASIC_REFERENCE, BBQ, INSTANCES_PER_SPLIT } from './cards.data.ts'

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
    ],
  }),
})
