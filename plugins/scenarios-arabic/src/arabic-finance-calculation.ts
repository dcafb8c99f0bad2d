import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ARABIC_FINANCE_CALCULATION = {
  name: 'arabic_finance_calculation',
  description: 'Financial computations in Arabic or English; a judge compares the result',
} as const

export const arabicFinanceCalculationScenario = declareScenario({
  ...ARABIC_FINANCE_CALCULATION,
  options: z.strictObject({ lang: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.arabic_finance_scenario.ArabicFinanceCalculationScenario', tags: ['finance'] },
  unavailable: NOT_PORTED,
})

export const arabicFinanceCalculationTask = defineTask({
  ...ARABIC_FINANCE_CALCULATION,
  about: { source: 'stanford-crfm/arabic-enterprise on the Hub', languages: ['ar', 'en'] },
  options: z.object({ lang: z.enum(['ar', 'en']).default('ar') }),
  build: () => ({
    name: 'arabic_finance_calculation',
    scenario: { name: 'arabic_finance_calculation', options: { lang: 'ar' } },
    adaptation: generationAdaptation({
      instructions: 'أجب عن السؤال، مع تقديم تعليلك مسبقًا. ضع الإجابة النهائية داخل الأمر \\boxed{}.',
      maxTokens: 2000,
      stopSequences: [],
    }),
    metrics: [...basicMetrics([]), { name: 'arabic_finance_calculation' }],
    annotators: [{ name: 'arabic_finance_calculation' }],
    groups: ['arabic_finance_calculation'],
    main: { stat: 'calculation_accuracy', split: 'test' },
  }),
})
