import { definePlugin, lazy } from '@binnacle/core'
import { MMLU, TRUTHFUL_QA } from './cards.data.ts'

/** What models know: MMLU and TruthfulQA, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-knowledge',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => ({
    scenarios: [
      lazy({ ...MMLU, load: () => import('./mmlu.ts').then((module) => module.mmluScenario) }),
      lazy({ ...TRUTHFUL_QA, load: () => import('./truthful-qa.ts').then((module) => module.truthfulQaScenario) }),
    ],
    tasks: [
      lazy({ ...MMLU, load: () => import('./mmlu.ts').then((module) => module.mmluTask) }),
      lazy({ ...TRUTHFUL_QA, load: () => import('./truthful-qa.ts').then((module) => module.truthfulQaTask) }),
    ],
  }),
})
