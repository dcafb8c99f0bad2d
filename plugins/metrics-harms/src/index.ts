import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** HELM's metrics of harm. */
export default definePlugin({
  name: '@binnacle/metrics-harms',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...cards.BIAS, load: async () => (await import('./bias.ts')).bias }),
      lazy({ ...cards.VIETNAMESE_BIAS, load: async () => (await import('./bias.ts')).vietnameseBias }),
      lazy({ ...cards.BASIC_COPYRIGHT, load: async () => (await import('./copyright.ts')).basicCopyright }),
      lazy({ ...cards.CLEVA_COPYRIGHT, load: async () => (await import('./copyright.ts')).clevaCopyright }),
      lazy({ ...cards.DISINFORMATION, load: async () => (await import('./disinformation.ts')).disinformation }),
      lazy({ ...cards.TOXICITY, load: async () => (await import('./toxicity.ts')).toxicity }),
      lazy({ ...cards.CLEVA_TOXICITY, load: async () => (await import('./toxicity.ts')).clevaToxicity }),
      lazy({ ...cards.VIETNAMESE_TOXICITY, load: async () => (await import('./toxicity.ts')).vietnameseToxicity }),
    ],
  }),
})
