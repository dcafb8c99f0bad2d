import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SHC_ENT_MED = {
  name: 'shc_ent_med',
  description: 'Referrals to ear, nose and throat clinics that need a hearing implant (Stanford Health Care)',
} as const

export const shcEntMedScenario = declareScenario({
  ...SHC_ENT_MED,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.shc_ent_scenario.SHCENTMedScenario', tags: ['knowledge', 'reasoning', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes are of Stanford Health Care and stay there.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const shcEntMedTask = defineTask({
  ...SHC_ENT_MED,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument }),
  example: { data_path: 'data/shc-ent-med.csv' },
  build: ({ data_path: dataPath }) => ({
    name: 'shc_ent_med',
    scenario: { name: 'shc_ent_med', options: { data_path: dataPath } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A, B, or C.',
      outputNoun: 'Answer',
      inputPrefix: ': ',
      inputSuffix: '\n',
      outputPrefix: ': ',
    }),
    metrics: exactMatchMetrics(),
    groups: ['shc_ent_med'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
