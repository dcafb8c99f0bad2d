import { definePlugin, lazy } from '@binnacle/core'
import { MEDCALC_BENCH, MEDEC, MIMICIV_BILLING_CODE, ULTRA_SUITE_ASR_CLASSIFICATION } from './cards.data.ts'

/** HELM's medical metrics. */
export default definePlugin({
  name: '@binnacle/metrics-medical',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...MEDCALC_BENCH, load: async () => (await import('./medcalc-bench.ts')).medcalcBench }),
      lazy({ ...MEDEC, load: async () => (await import('./medec.ts')).medec }),
      lazy({ ...MIMICIV_BILLING_CODE, load: async () => (await import('./mimiciv-billing-code.ts')).mimicivBillingCode }),
      lazy({
        ...ULTRA_SUITE_ASR_CLASSIFICATION,
        load: async () => (await import('./ultra-suite-asr-classification.ts')).ultraSuiteAsrClassification,
      }),
    ],
  }),
})
