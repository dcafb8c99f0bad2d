import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SHC_SEI_MED = {
  name: 'shc_sei_med',
  description: 'Whether a note reports side effects of medicines for attention deficits (Stanford Health Care)',
} as const

export const shcSeiMedScenario = declareScenario({
  ...SHC_SEI_MED,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.shc_sei_scenario.SHCSEIMedScenario', tags: ['knowledge', 'reasoning', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes are of Stanford Health Care and stay there.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const shcSeiMedTask = defineTask({
  ...SHC_SEI_MED,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument }),
  example: { data_path: 'data/shc-sei-med.csv' },
  build: ({ data_path: dataPath }) => ({
    name: 'shc_sei_med',
    scenario: { name: 'shc_sei_med', options: { data_path: dataPath } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A or B.',
      outputNoun: 'Answer',
      inputPrefix: ': ',
      inputSuffix: '\n',
      outputPrefix: ': ',
    }),
    metrics: exactMatchMetrics(),
    groups: ['shc_sei_med'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
