import { definePlugin, lazy } from '@binnacle/core'
import { MEDHELM_MED_QA, MED_QA, PUBMED_QA } from './cards.data.ts'

/** Medicine: MedQA, also in MedHELM's form, and PubMedQA, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-medical',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic'],
  contribute: () => ({
    scenarios: [
      lazy({ ...MED_QA, load: () => import('./med-qa.ts').then((module) => module.medQaScenario) }),
      lazy({ ...PUBMED_QA, load: () => import('./pubmed-qa.ts').then((module) => module.pubmedQaScenario) }),
    ],
    tasks: [
      lazy({ ...MED_QA, load: () => import('./med-qa.ts').then((module) => module.medQaTask) }),
      lazy({ ...MEDHELM_MED_QA, load: () => import('./med-qa.ts').then((module) => module.medhelmMedQaTask) }),
      lazy({ ...PUBMED_QA, load: () => import('./pubmed-qa.ts').then((module) => module.pubmedQaTask) }),
    ],
  }),
})
