import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MADINAH_QA = { name: 'madinah_qa', description: 'Arabic grammar and language questions (MadinahQA)' } as const

export const madinahQaScenario = declareScenario({
  ...MADINAH_QA,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.madinah_qa_scenario.MadinahQAScenario', tags: ['language', 'multiple_choice'] },
  unavailable: NOT_PORTED,
})

export const madinahQaTask = defineTask({
  ...MADINAH_QA,
  about: { source: 'MBZUAI/MadinahQA on the Hub' },
  options: z.object({ subset: textArgument }),
  example: { subset: 'Arabic_Language_(General)' },
  build: ({ subset }) => ({
    scenario: { name: 'madinah_qa', options: { subset } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'السؤال التالي هو سؤال متعدد الإختيارات. اختر الإجابة الصحيحة',
      inputNoun: 'السؤال',
      outputNoun: 'الإجابة',
      referencePrefixCharacters: ['أ', 'ب', 'ج', 'د', 'هـ'],
      maxTokens: 100,
      outputMappingPattern: '(أ|ب|ج|د|هـ)',
    }),
    metrics: exactMatchMetrics(),
    groups: ['madinah_qa'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
