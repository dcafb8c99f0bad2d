import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MBZUAI_HUMAN_TRANSLATED_ARABIC_MMLU = {
  name: 'mbzuai_human_translated_arabic_mmlu',
  description: 'MMLU translated into Arabic by people',
} as const

export const mbzuaiHumanTranslatedArabicMmluScenario = declareScenario({
  ...MBZUAI_HUMAN_TRANSLATED_ARABIC_MMLU,
  options: z.strictObject({ subject: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.mbzuai_human_translated_arabic_mmlu.MBZUAIHumanTranslatedArabicMMLUScenario',
    tags: ['knowledge', 'multiple_choice'],
  },
  unavailable: NOT_PORTED,
})

export const mbzuaiHumanTranslatedArabicMmluTask = defineTask({
  ...MBZUAI_HUMAN_TRANSLATED_ARABIC_MMLU,
  about: { source: 'MBZUAI/human_translated_arabic_mmlu on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'abstract_algebra' },
  build: ({ subject }) => ({
    scenario: { name: 'mbzuai_human_translated_arabic_mmlu', options: { subject } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'السؤال التالي هو سؤال متعدد الإختيارات. اختر الإجابة الصحيحة',
      inputNoun: 'السؤال',
      outputNoun: 'الإجابة',
      referencePrefixCharacters: ['أ', 'ب', 'ج', 'د', 'هـ'],
      maxTokens: 100,
      outputMappingPattern: '(أ|ب|ج|د|هـ)',
    }),
    metrics: exactMatchMetrics(),
    groups: ['mbzuai_human_translated_arabic_mmlu'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
