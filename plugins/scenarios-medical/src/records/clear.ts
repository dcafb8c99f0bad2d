import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const CLEAR = { name: 'clear', description: 'Whether a condition holds for a patient, from a clinical note (CLEAR)' } as const

export const clearScenario = declareScenario({
  ...CLEAR,
  options: z.strictObject({ condition: z.string(), data_path: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.clear_scenario.CLEARScenario',
    tags: ['classification', 'biomedical', 'alcohol-dependence'],
  },
  unavailable: {
    because: 'private',
    text: 'The rows are not published.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const clearTask = defineTask({
  ...CLEAR,
  about: { source: 'a file of yours' },
  options: z.object({ condition: textArgument, data_path: textArgument }),
  example: { condition: 'alcohol_dependence', data_path: 'data/clear.csv' },
  build: ({ condition, data_path: dataPath }) => ({
    name: `clear:condition=${condition}`,
    scenario: { name: 'clear', options: { condition, data_path: dataPath } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: `Answer 'A' for 'Has a history of ${condition.replaceAll('_', ' ')}', 'B' for 'Does not have a history of ${condition.replaceAll('_', ' ')}', or 'C' for 'Uncertain'`,
      outputNoun: "Respond only with 'A', 'B', or 'C'. Do not add any other text, punctuation, or symbols",
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['clear'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
