import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SHC_GIP_MED = {
  name: 'shc_gip_med',
  description: 'Whether a patient may be admitted to inpatient hospice care (Stanford Health Care)',
} as const

export const shcGipMedScenario = declareScenario({
  ...SHC_GIP_MED,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.shc_gip_scenario.SHCGIPMedScenario', tags: ['knowledge', 'reasoning', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes are of Stanford Health Care and stay there.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const shcGipMedTask = defineTask({
  ...SHC_GIP_MED,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument }),
  example: { data_path: 'data/shc-gip-med.csv' },
  build: ({ data_path: dataPath }) => ({
    name: 'shc_gip_med',
    scenario: { name: 'shc_gip_med', options: { data_path: dataPath } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A or B.',
      outputNoun: 'Answer',
      inputPrefix: ': ',
      inputSuffix: '\n',
      outputPrefix: ': ',
    }),
    metrics: exactMatchMetrics(),
    groups: ['shc_gip_med'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
