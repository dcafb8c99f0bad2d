import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** Metrics of code and SQL, over recorded results. */
export default definePlugin({
  name: '@binnacle/metrics-code',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...cards.BIRD_SQL, load: async () => (await import('./query-results.ts')).birdSql }),
      lazy({ ...cards.SPIDER, load: async () => (await import('./query-results.ts')).spider }),
      lazy({ ...cards.EHR_SQL, load: async () => (await import('./ehr-sql.ts')).ehrSql }),
      lazy({ ...cards.CZECH_BANK_QA, load: async () => (await import('./czech-bank-qa.ts')).czechBankQa }),
      lazy({ ...cards.APPS, load: async () => (await import('./apps.ts')).apps }),
      lazy({ ...cards.BIGCODEBENCH, load: async () => (await import('./bigcodebench.ts')).bigcodebench }),
      lazy({
        ...cards.CODEINSIGHTS_FUNCTIONAL_CORRECTNESS,
        load: async () => (await import('./codeinsights.ts')).codeinsightsFunctionalCorrectness,
      }),
      lazy({ ...cards.CODEINSIGHTS_CODE_EFFICIENCY, load: async () => (await import('./codeinsights.ts')).codeinsightsCodeEfficiency }),
      lazy({
        ...cards.CODEINSIGHTS_UNITTEST_ALIGNMENT,
        load: async () => (await import('./codeinsights.ts')).codeinsightsUnittestAlignment,
      }),
      lazy({ ...cards.PASS_AT_K, load: async () => (await import('./pass-at-k.ts')).passAtK }),
    ],
  }),
})
