import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const N2C2_CT_MATCHING = {
  name: 'n2c2_ct_matching',
  description: 'Whether a patient meets a criterion of a clinical trial (n2c2 2018)',
} as const

export const n2c2CtMatchingScenario = declareScenario({
  ...N2C2_CT_MATCHING,
  options: z.strictObject({ data_path: z.string(), subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.n2c2_ct_matching_scenario.N2C2CTMatchingScenario' },
  unavailable: {
    because: 'private',
    text: 'The records are of n2c2 2018: the DBMI Data Portal gives them under a data use agreement.',
    hint: 'Apply at https://portal.dbmi.hms.harvard.edu, and give the folder of the files as data_path.',
  },
})

export const n2c2CtMatchingTask = defineTask({
  ...N2C2_CT_MATCHING,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument, subject: textArgument }),
  example: { data_path: 'data/n2c2-ct-matching.csv', subject: 'ABDOMINAL' },
  build: ({ data_path: dataPath, subject }) => ({
    name: `n2c2_ct_matching:subject=${subject}`,
    scenario: { name: 'n2c2_ct_matching', options: { data_path: dataPath, subject } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A for yes, B for no.',
      outputNoun: 'Answer A for yes, B for no. Do not add any other text, punctuation, or symbols',
      inputPrefix: ': ',
      inputSuffix: '\n',
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['n2c2_ct_matching'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
