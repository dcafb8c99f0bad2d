import { definePlugin, lazy } from '@binnacle/core'
import { DEEPMIND_MRCR_V2, OPENAI_MRCR, RULER_QA } from './cards.data.ts'

/** HELM's metrics of long context. */
export default definePlugin({
  name: '@binnacle/metrics-long-context',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...RULER_QA, load: async () => (await import('./ruler-qa.ts')).rulerQa }),
      lazy({ ...OPENAI_MRCR, load: async () => (await import('./openai-mrcr.ts')).openaiMrcr }),
      lazy({ ...DEEPMIND_MRCR_V2, load: async () => (await import('./deepmind-mrcr-v2.ts')).deepmindMrcrV2 }),
    ],
  }),
})
