import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const EHRSHOT = { name: 'ehrshot', description: "Yes or no questions on what a patient's record foretells (EHRSHOT)" } as const

export const ehrshotScenario = declareScenario({
  ...EHRSHOT,
  options: z.strictObject({ subject: z.string(), max_length: z.int(), data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.ehrshot_scenario.EHRSHOTScenario' },
  unavailable: {
    because: 'private',
    text: 'The records of patients are given out by Stanford under a data use agreement.',
    hint: 'Apply at https://ehrshot.stanford.edu, and give the folder of the files as data_path.',
  },
})

export const ehrshotTask = defineTask({
  ...EHRSHOT,
  about: { source: 'a file of yours' },
  options: z.object({ subject: textArgument, data_path: textArgument, max_length: z.int().default(100000) }),
  example: { subject: 'guo_readmission', data_path: 'data/ehrshot.csv' },
  build: ({ subject, data_path: dataPath, max_length: maxLength }) => ({
    name: `ehrshot:subject=${subject}`,
    scenario: { name: 'ehrshot', options: { subject, max_length: maxLength, data_path: dataPath } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A for yes, B for no.',
      outputNoun: "Respond with only 'A' for yes or 'B' for no. Do not add any other text, punctuation, or symbols",
      inputPrefix: ': ',
      inputSuffix: '\n',
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['ehrshot'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
