import { definePlugin, lazy } from '@binnacle/core'
import { BASIC_COPYRIGHT, BIAS, CLEVA_COPYRIGHT, DISINFORMATION, VIETNAMESE_BIAS } from './cards.data.ts'

/** HELM's metrics of harm. */
export default definePlugin({
  name: '@binnacle/metrics-harms',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...BIAS, load: async () => (await import('./bias.ts')).bias }),
      lazy({ ...VIETNAMESE_BIAS, load: async () => (await import('./bias.ts')).vietnameseBias }),
      lazy({ ...BASIC_COPYRIGHT, load: async () => (await import('./copyright.ts')).basicCopyright }),
      lazy({ ...CLEVA_COPYRIGHT, load: async () => (await import('./copyright.ts')).clevaCopyright }),
      lazy({ ...DISINFORMATION, load: async () => (await import('./disinformation.ts')).disinformation }),
    ],
  }),
})
