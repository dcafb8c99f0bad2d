import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ARABIC_MMLU = { name: 'arabic_mmlu', description: 'School and university questions written in Arabic (ArabicMMLU)' } as const

export const arabicMmluScenario = declareScenario({
  ...ARABIC_MMLU,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.arabic_mmlu_scenario.ArabicMMLUScenario', tags: ['knowledge', 'multiple_choice'] },
  unavailable: NOT_PORTED,
})

export const arabicMmluTask = defineTask({
  ...ARABIC_MMLU,
  about: { source: 'MBZUAI/ArabicMMLU on the Hub' },
  options: z.object({ subset: textArgument }),
  example: { subset: 'Accounting_(University)' },
  build: ({ subset }) => ({
    scenario: { name: 'arabic_mmlu', options: { subset } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'السؤال التالي هو سؤال متعدد الإختيارات. اختر الإجابة الصحيحة',
      inputNoun: 'السؤال',
      outputNoun: 'الإجابة',
      referencePrefixCharacters: ['أ', 'ب', 'ج', 'د', 'هـ'],
      maxTokens: 100,
      outputMappingPattern: '(أ|ب|ج|د|هـ)',
    }),
    metrics: exactMatchMetrics(),
    groups: ['arabic_mmlu'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
