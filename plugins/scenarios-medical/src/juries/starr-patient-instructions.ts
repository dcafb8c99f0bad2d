import { generationAdaptation, helmString, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const STARR_PATIENT_INSTRUCTIONS = {
  name: 'starr_patient_instructions',
  description: 'Instructions for a patient after a visit, from the notes (STARR); a jury rates them',
} as const

export const starrPatientInstructionsScenario = declareScenario({
  ...STARR_PATIENT_INSTRUCTIONS,
  options: z.strictObject({ data_path: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.starr_patient_instructions_scenario.StarrPatientInstructionsScenario',
    tags: ['patient_communication', 'healthcare', 'instruction_generation', 'surgery'],
  },
  unavailable: {
    because: 'private',
    text: 'The notes are of Stanford Health Care and stay there.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const starrPatientInstructionsTask = defineTask({
  ...STARR_PATIENT_INSTRUCTIONS,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument, jury_config_path: textArgument.optional() }),
  example: { data_path: 'data/starr-patient-instructions.csv' },
  assets: ({ jury_config_path: path }) => ({
    ...judgesFile(path),
    instructions: helmString(
      'run_specs/medhelm_run_specs.py',
      'defc2f7757620f9c789551e2950bee8d57180adc15fb998d755bb69e3881bddb',
      '02a737451192786073aa2be86665b1347dfe5a4261ad2ad721da4e59c039a58f',
    ),
  }),
  build: ({ data_path: dataPath, jury_config_path: path }, { judges: text, instructions }) => {
    const judges = readJudges(path, text)
    return {
      name: 'starr_patient_instructions',
      scenario: { name: 'starr_patient_instructions', options: { data_path: dataPath } },
      adaptation: generationAdaptation({
        instructions: String(instructions),
        inputNoun: 'Case Details',
        outputNoun: 'Patient Instructions',
        maxTrainInstances: 0,
        maxTokens: 256,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('starr_patient_instructions', {
          device: 'cpu',
          bertscore_model: 'distilbert-base-uncased',
          rescale_with_baseline: false,
        }),
        {
          name: 'llm_jury',
          options: {
            metric_name: 'starr_patient_instructions_accuracy',
            scenario_name: 'starr_patient_instructions',
            annotator_models: judges,
            default_score: 1,
          },
        },
      ],
      annotators: [{ name: 'starr_patient_instructions', options: { annotator_models: judges } }],
      groups: ['starr_patient_instructions'],
      main: { stat: 'starr_patient_instructions_accuracy', split: 'test' },
    }
  },
})
