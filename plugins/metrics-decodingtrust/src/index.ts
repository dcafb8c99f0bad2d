import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** HELM's metrics of DecodingTrust. */
export default definePlugin({
  name: '@binnacle/metrics-decodingtrust',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...cards.DECODINGTRUST_FAIRNESS, load: async () => (await import('./fairness.ts')).decodingtrustFairness }),
      lazy({ ...cards.DECODINGTRUST_OOD_KNOWLEDGE, load: async () => (await import('./ood-knowledge.ts')).decodingtrustOodKnowledge }),
      lazy({ ...cards.DECODINGTRUST_PRIVACY, load: async () => (await import('./privacy.ts')).decodingtrustPrivacy }),
      lazy({
        ...cards.DECODINGTRUST_STEREOTYPE_BIAS,
        load: async () => (await import('./stereotype-bias.ts')).decodingtrustStereotypeBias,
      }),
    ],
  }),
})
