import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SHC_PTBM_MED = {
  name: 'shc_ptbm_med',
  description: 'Whether a note shows guideline-based care of children with attention deficits (Stanford Health Care)',
} as const

export const shcPtbmMedScenario = declareScenario({
  ...SHC_PTBM_MED,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.shc_ptbm_scenario.SHCPTBMMedScenario', tags: ['knowledge', 'reasoning', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes are of Stanford Health Care and stay there.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const shcPtbmMedTask = defineTask({
  ...SHC_PTBM_MED,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument }),
  example: { data_path: 'data/shc-ptbm-med.csv' },
  build: ({ data_path: dataPath }) => ({
    name: 'shc_ptbm_med',
    scenario: { name: 'shc_ptbm_med', options: { data_path: dataPath } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A or B.',
      outputNoun: 'Answer',
      inputPrefix: ': ',
      inputSuffix: '\n',
      outputPrefix: ': ',
    }),
    metrics: exactMatchMetrics(),
    groups: ['shc_ptbm_med'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
