import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ALGHAFA = { name: 'alghafa', description: 'Multiple choice tasks in Arabic: reading, sentiment, facts (AlGhafa)' } as const

export const alghafaScenario = declareScenario({
  ...ALGHAFA,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.alghafa_scenario.AlGhafaScenario', tags: ['multiple choice'] },
  unavailable: NOT_PORTED,
})

export const alghafaTask = defineTask({
  ...ALGHAFA,
  about: { source: 'OALL/AlGhafa-Arabic-LLM-Benchmark-Native on the Hub' },
  options: z.object({ subset: textArgument }),
  example: { subset: 'mcq_exams_test_ar' },
  build: ({ subset }) => ({
    scenario: { name: 'alghafa', options: { subset } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'الأسئلة التالية هي أسئلة متعددة الإختيارات مع الجواب الصحيح',
      inputNoun: 'السؤال',
      outputNoun: 'الإجابة',
      referencePrefixCharacters: ['أ', 'ب', 'ج', 'د', 'هـ'],
      maxTokens: 100,
      outputMappingPattern: '(أ|ب|ج|د|هـ)',
    }),
    metrics: exactMatchMetrics(),
    groups: ['alghafa', `alghafa_${subset}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
