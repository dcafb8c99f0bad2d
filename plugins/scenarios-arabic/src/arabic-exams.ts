import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ARABIC_EXAMS = { name: 'arabic_exams', description: 'School examination questions in Arabic (EXAMS)' } as const

export const arabicExamsScenario = declareScenario({
  ...ARABIC_EXAMS,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.arabic_exams_scenario.ArabicEXAMSScenario', tags: ['knowledge', 'multiple_choice'] },
  unavailable: NOT_PORTED,
})

export const arabicExamsTask = defineTask({
  ...ARABIC_EXAMS,
  about: { source: 'OALL/Arabic_EXAMS on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'Biology' },
  build: ({ subject }) => ({
    scenario: { name: 'arabic_exams', options: { subject } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'السؤال التالي هو سؤال متعدد الإختيارات. اختر الإجابة الصحيحة',
      inputNoun: 'السؤال',
      outputNoun: 'الإجابة',
      referencePrefixCharacters: ['أ', 'ب', 'ج', 'د', 'هـ'],
      maxTokens: 100,
      outputMappingPattern: '(أ|ب|ج|د|هـ)',
    }),
    metrics: exactMatchMetrics(),
    groups: ['arabic_exams'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
