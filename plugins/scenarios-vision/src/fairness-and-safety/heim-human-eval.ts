import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const HEIM_HUMAN_EVAL = {
  name: 'heim_human_eval',
  description: 'Ratings of generated pictures against those of people, as HEIM collected them',
} as const

export const heimHumanEvalScenario = declareScenario({
  ...HEIM_HUMAN_EVAL,
  options: z.strictObject({ question_type: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.heim_human_eval_scenario.HEIMHumanEvalScenario',
    tags: ['vision-language', 'visual question answering', 'image evaluation'],
  },
  unavailable: NOT_PORTED,
})

export const heimHumanEvalTask = defineTask({
  ...HEIM_HUMAN_EVAL,
  about: { source: 'CodaLab' },
  options: z.object({ question_type: textArgument }),
  example: { question_type: 'alignment' },
  build: ({ question_type: questionType }) => ({
    scenario: { name: 'heim_human_eval', options: { question_type: questionType } },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['heim_human_eval'],
  }),
})
