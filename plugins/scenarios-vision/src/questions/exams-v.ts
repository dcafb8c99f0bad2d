import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const EXAMS_V = { name: 'exams_v', description: 'School examination questions given as pictures, in eleven languages (EXAMS-V)' } as const

export const examsVScenario = declareScenario({
  ...EXAMS_V,
  options: z.strictObject({ language: z.string(), subject_grouped: z.string(), type: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.exams_v_scenario.ExamsVScenario',
    tags: ['vision-language', 'knowledge', 'reasoning', 'multilingual'],
  },
  unavailable: NOT_PORTED,
})

export const examsVTask = defineTask({
  ...EXAMS_V,
  about: { source: 'Rocktim/EXAMS-V on the Hub', languages: ['en', 'zh', 'ar', 'fr', 'de', 'it', 'pl', 'hu', 'bg', 'hr', 'sr'] },
  options: z.object({ language: textArgument, subject_grouped: textArgument, type: textArgument.default('image_text') }),
  example: { language: 'Chinese', subject_grouped: 'Natural_Science' },
  build: ({ language, subject_grouped: subjectGrouped, type }) => ({
    scenario: { name: 'exams_v', options: { language, subject_grouped: subjectGrouped, type } },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        "The image has a multiple-choice question with four options. Answer the multiple choice question by just giving the corresponding letter: 'A' for the first choice, 'B' for the second choice, 'C' for the third choice, 'D' for the fourth choice.",
      maxTokens: 20,
    }),
    metrics: exactMatchMetrics(),
    groups: ['exams_v'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
