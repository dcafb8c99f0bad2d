import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const INTERACTIVE_QA_MMLU = { name: 'interactive_qa_mmlu', description: "MMLU questions that people answered with a model's help" } as const

export const interactiveQaMmluScenario = declareScenario({
  ...INTERACTIVE_QA_MMLU,
  options: z.strictObject({ subject: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.interactive_qa_mmlu_scenario.InteractiveQAMMLUScenario',
    tags: ['knowledge', 'multiple_choice'],
  },
  unavailable: NOT_PORTED,
})

export const interactiveQaMmluTask = defineTask({
  ...INTERACTIVE_QA_MMLU,
  about: { source: 'CodaLab' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'college_chemistry' },
  build: ({ subject }) => ({
    scenario: { name: 'interactive_qa_mmlu', options: { subject } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: `The following are multiple choice questions (with answers) about ${subject.replaceAll('_', ' ')}.`,
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['mmlu'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
