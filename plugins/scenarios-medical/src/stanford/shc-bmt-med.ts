import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SHC_BMT_MED = {
  name: 'shc_bmt_med',
  description: 'Questions on notes of bone marrow transplantation (Stanford Health Care)',
} as const

export const shcBmtMedScenario = declareScenario({
  ...SHC_BMT_MED,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.shc_bmt_scenario.SHCBMTMedScenario', tags: ['knowledge', 'reasoning', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes are of Stanford Health Care and stay there.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const shcBmtMedTask = defineTask({
  ...SHC_BMT_MED,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument }),
  example: { data_path: 'data/shc-bmt-med.csv' },
  build: ({ data_path: dataPath }) => ({
    name: 'shc_bmt_med',
    scenario: { name: 'shc_bmt_med', options: { data_path: dataPath } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A or B.',
      outputNoun: 'Answer',
      inputPrefix: ': ',
      inputSuffix: '\n',
      outputPrefix: ': ',
    }),
    metrics: exactMatchMetrics(),
    groups: ['shc_bmt_med'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
