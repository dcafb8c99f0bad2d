import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ARABIC_FINANCE_MCQ = { name: 'arabic_finance_mcq', description: 'Multiple choice questions on finance in Arabic or English' } as const

export const arabicFinanceMcqScenario = declareScenario({
  ...ARABIC_FINANCE_MCQ,
  options: z.strictObject({ lang: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.arabic_finance_scenario.ArabicFinanceMCQScenario', tags: ['finance'] },
  unavailable: NOT_PORTED,
})

export const arabicFinanceMcqTask = defineTask({
  ...ARABIC_FINANCE_MCQ,
  about: { source: 'stanford-crfm/arabic-enterprise on the Hub', languages: ['ar', 'en'] },
  options: z.object({ lang: z.enum(['ar', 'en']).default('ar') }),
  build: () => ({
    name: 'arabic_finance_mcq',
    scenario: { name: 'arabic_finance_mcq', options: { lang: 'ar' } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'السؤال التالي هو سؤال متعدد الاختيارات. اختر الإجابة الصحيحة اكتب حرف الإجابة فقط، دون أي إضافات أخرى.',
      inputNoun: 'السؤال',
      outputNoun: 'الإجابة',
      referencePrefixCharacters: ['أ', 'ب', 'ج'],
      maxTokens: 10,
      outputMappingPattern: '(أ|ب|ج)',
    }),
    metrics: exactMatchMetrics(),
    groups: ['arabic_finance_mcq'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
