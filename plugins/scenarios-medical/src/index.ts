import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** Medicine: examinations, computations, notes and letters, as in HELM and MedHELM, and benchmarks that a file describes. */
export default definePlugin({
  name: '@binnacle/scenarios-medical',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-judged', '@binnacle/metrics-medical', '@binnacle/metrics-summarization'],
  contribute: () => ({
    scenarios: [
      lazy({ ...cards.MED_QA, load: () => import('./questions/med-qa.ts').then((module) => module.medQaScenario) }),
      lazy({ ...cards.MED_MCQA, load: () => import('./questions/med-mcqa.ts').then((module) => module.medMcqaScenario) }),
      lazy({ ...cards.PUBMED_QA, load: () => import('./questions/pubmed-qa.ts').then((module) => module.pubmedQaScenario) }),
      lazy({ ...cards.MEDCALC_BENCH, load: () => import('./medcalc-bench.ts').then((module) => module.medcalcBenchScenario) }),
      lazy({ ...cards.MEDEC, load: () => import('./medec.ts').then((module) => module.medecScenario) }),
      lazy({ ...cards.ME_Q_SUM, load: () => import('./me-q-sum.ts').then((module) => module.meQSumScenario) }),
      lazy({ ...cards.ACI_BENCH, load: () => import('./juries/aci-bench.ts').then((module) => module.aciBenchScenario) }),
      lazy({
        ...cards.MEDHELM_CONFIGURABLE_BENCHMARK,
        load: () => import('./configurable-benchmark.ts').then((module) => module.medhelmConfigurableScenario),
      }),
    ],
    tasks: [
      lazy({ ...cards.MED_QA, load: () => import('./questions/med-qa.ts').then((module) => module.medQaTask) }),
      lazy({ ...cards.MEDHELM_MED_QA, load: () => import('./questions/med-qa.ts').then((module) => module.medhelmMedQaTask) }),
      lazy({ ...cards.MED_MCQA, load: () => import('./questions/med-mcqa.ts').then((module) => module.medMcqaTask) }),
      lazy({ ...cards.MEDHELM_MED_MCQA, load: () => import('./questions/med-mcqa.ts').then((module) => module.medhelmMedMcqaTask) }),
      lazy({ ...cards.PUBMED_QA, load: () => import('./questions/pubmed-qa.ts').then((module) => module.pubmedQaTask) }),
      lazy({ ...cards.MEDCALC_BENCH, load: () => import('./medcalc-bench.ts').then((module) => module.medcalcBenchTask) }),
      lazy({ ...cards.MEDEC, load: () => import('./medec.ts').then((module) => module.medecTask) }),
      lazy({ ...cards.ME_Q_SUM, load: () => import('./me-q-sum.ts').then((module) => module.meQSumTask) }),
      lazy({ ...cards.ACI_BENCH, load: () => import('./juries/aci-bench.ts').then((module) => module.aciBenchTask) }),
      lazy({
        ...cards.MEDHELM_CONFIGURABLE_BENCHMARK,
        load: () => import('./configurable-benchmark.ts').then((module) => module.medhelmConfigurableTask),
      }),
    ],
    annotators: [
      lazy({ ...cards.ACI_BENCH_JURY, load: () => import('./juries/aci-bench.ts').then((module) => module.aciBenchJury) }),
      lazy({ ...cards.LLM_AS_JURY, load: () => import('./configurable-benchmark.ts').then((module) => module.llmAsJury) }),
    ],
    leaderboards: [lazy({ ...cards.MEDICAL, load: () => import('./medical-board.ts').then((module) => module.medicalBoard) })],
  }),
})
