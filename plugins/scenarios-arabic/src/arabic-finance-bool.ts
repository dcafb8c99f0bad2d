import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ARABIC_FINANCE_BOOL = {
  name: 'arabic_finance_bool',
  description: 'True or false statements on finance in Arabic or English',
} as const

export const arabicFinanceBoolScenario = declareScenario({
  ...ARABIC_FINANCE_BOOL,
  options: z.strictObject({ lang: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.arabic_finance_scenario.ArabicFinanceBoolScenario', tags: ['finance'] },
  unavailable: NOT_PORTED,
})

export const arabicFinanceBoolTask = defineTask({
  ...ARABIC_FINANCE_BOOL,
  about: { source: 'stanford-crfm/arabic-enterprise on the Hub', languages: ['ar', 'en'] },
  options: z.object({ lang: z.enum(['ar', 'en']).default('ar') }),
  build: () => ({
    name: 'arabic_finance_bool',
    scenario: { name: 'arabic_finance_bool', options: { lang: 'ar' } },
    adaptation: generationAdaptation({
      instructions: 'هل المقطع التالي صحيح؟ أجب فقط بـ "نعم" أو "لا".',
      maxTokens: 10,
      stopSequences: [],
    }),
    metrics: exactMatchMetrics(),
    groups: ['arabic_finance_bool'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
