import { completionAdaptation } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MIMICIV_BILLING_CODE = { name: 'mimiciv_billing_code', description: 'ICD-10 billing codes of clinical notes (MIMIC-IV)' } as const

export const mimicivBillingCodeScenario = declareScenario({
  ...MIMICIV_BILLING_CODE,
  options: z.strictObject({ data_path: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.mimiciv_billing_code_scenario.MIMICIVBillingCodeScenario',
    tags: ['question_answering', 'biomedical'],
  },
  unavailable: {
    because: 'private',
    text: 'The notes are of MIMIC-IV: PhysioNet gives them to people with training and a data use agreement.',
    hint: 'Apply at https://physionet.org, and give the folder of the prepared file as data_path.',
  },
})

export const mimicivBillingCodeTask = defineTask({
  ...MIMICIV_BILLING_CODE,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument }),
  example: { data_path: 'data/mimiciv-billing-code.csv' },
  build: ({ data_path: dataPath }) => ({
    name: 'mimiciv_billing_code',
    scenario: { name: 'mimiciv_billing_code', options: { data_path: dataPath } },
    adaptation: completionAdaptation({
      instructions: 'Given the following clinical note, identify all relevant ICD-10 codes.\n',
      inputPrefix: 'Note:\n',
      inputSuffix: '\n',
      outputPrefix: 'Predicted ICD-10 Codes:\n',
      outputSuffix: '\n',
      maxTokens: 256,
    }),
    metrics: [{ name: 'mimiciv_billing_code' }, { name: 'instances_per_split' }],
    groups: ['mimiciv_billing_code'],
    main: { stat: 'mimiciv_billing_code_f1', split: 'test' },
  }),
})
