import { definePlugin } from '@binnacle/core'
import { contributions } from './contributions.generated.ts'

/** Languages other than English: examinations, translated tests, South-East Asian and African languages. */
export default definePlugin({
  name: '@binnacle/scenarios-multilingual',
  from: import.meta.url,
  requires: ['@binnacle/metrics-answers', '@binnacle/metrics-basic', '@binnacle/metrics-harms', '@binnacle/metrics-translation'],
  contribute: () => contributions,
})
