import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const THAI_EXAM = { name: 'thai_exam', description: 'Thai examinations for university, schools and investment (ThaiExam)' } as const

export const thaiExamScenario = declareScenario({
  ...THAI_EXAM,
  options: z.strictObject({ exam: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.thai_exam_scenario.ThaiExamScenario', tags: ['knowledge', 'multiple_choice'] },
  unavailable: NOT_PORTED,
})

export const thaiExamTask = defineTask({
  ...THAI_EXAM,
  about: { source: 'scb10x/thai_exam on the Hub', languages: ['th'] },
  options: z.object({ exam: textArgument.default('onet'), method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint') }),
  build: ({ exam, method }) => ({
    scenario: { name: 'thai_exam', options: { exam } },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: 'The following are multiple choice questions (with answers).',
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['thai_exam', `thai_exam_${exam}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
