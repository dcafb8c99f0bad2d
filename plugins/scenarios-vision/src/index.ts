import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Questions on pictures, captions, and pictures turned into code (VHELM, Image2Struct). */
export default definePlugin({
  name: '@binnacle/scenarios-vision',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-harms'],
  contribute: () => contributions,
})
