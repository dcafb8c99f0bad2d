import { definePlugin, lazy } from '@binnacle/core'
import { IFEVAL, INSTRUCTION_FOLLOWING } from './cards.data.ts'

/** Metrics of following instructions. */
export default definePlugin({
  name: '@binnacle/metrics-instruction-following',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...IFEVAL, load: async () => (await import('./ifeval.ts')).ifeval }),
      lazy({ ...INSTRUCTION_FOLLOWING, load: async () => (await import('./instruction-following.ts')).instructionFollowing }),
    ],
  }),
})
