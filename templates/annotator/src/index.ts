import { definePlugin, lazy } from '@binnacle/core'
import { MY_ANNOTATOR, MY_ANNOTATOR_VERDICT } from './cards.data.ts'

/** What this package contributes. Nothing is loaded before it is used. */
export default definePlugin({
  name: '@my-scope/my-annotator',
  from: import.meta.url,
  contribute: () => ({
    annotators: [lazy({ ...MY_ANNOTATOR, load: () => import('./my-annotator.ts').then((module) => module.myAnnotator) })],
    metrics: [lazy({ ...MY_ANNOTATOR_VERDICT, load: () => import('./my-verdict.ts').then((module) => module.myVerdict) })],
  }),
})
