import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SHC_PROXY_MED = {
  name: 'shc_proxy_med',
  description: 'Whether a message was written by a proxy of the patient (Stanford Health Care)',
} as const

export const shcProxyMedScenario = declareScenario({
  ...SHC_PROXY_MED,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.shc_proxy_scenario.SHCPROXYMedScenario', tags: ['knowledge', 'reasoning', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes are of Stanford Health Care and stay there.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const shcProxyMedTask = defineTask({
  ...SHC_PROXY_MED,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument }),
  example: { data_path: 'data/shc-proxy-med.csv' },
  build: ({ data_path: dataPath }) => ({
    name: 'shc_proxy_med',
    scenario: { name: 'shc_proxy_med', options: { data_path: dataPath } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A, B, or C.',
      outputNoun: 'Answer',
      inputPrefix: ': ',
      inputSuffix: '\n',
      outputPrefix: ': ',
    }),
    metrics: exactMatchMetrics(),
    groups: ['shc_proxy_med'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
