import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const CUSTOM_MCQA = { name: 'custom_mcqa', description: 'Multiple choice questions from a file of yours' } as const

export const customMcqaScenario = declareScenario({
  ...CUSTOM_MCQA,
  options: z.strictObject({ path: z.string(), num_train_instances: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.custom_mcqa_scenario.CustomMCQAScenario', tags: ['multiple_choice'] },
  unavailable: NOT_PORTED,
})

export const customMcqaTask = defineTask({
  ...CUSTOM_MCQA,
  about: { source: 'a file of yours' },
  example: { path: 'my_questions.jsonl' },
  options: z.object({
    path: textArgument,
    num_train_instances: z.int().default(0),
    method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint'),
  }),
  build: ({ path, num_train_instances: shots, method }) => ({
    name: `custom_mcqa,path=${path},method=${method}`,
    scenario: { name: 'custom_mcqa', options: { path, num_train_instances: shots } },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: 'The following are multiple choice questions (with answers).',
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: shots,
    }),
    metrics: exactMatchMetrics(),
    groups: ['custom'],
  }),
})
