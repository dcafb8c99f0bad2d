import { generationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const DISCHARGEME = {
  name: 'dischargeme',
  description: "Discharge instructions and hospital courses written from a stay's record (DischargeMe!)",
} as const

export const dischargemeScenario = declareScenario({
  ...DISCHARGEME,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.dischargeme_scenario.DischargeMeScenario', tags: ['biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The records are of MIMIC-IV: PhysioNet gives them to people with training and a data use agreement.',
    hint: 'Apply at https://physionet.org, and give the folder of the files as data_path.',
  },
})

export const dischargemeTask = defineTask({
  ...DISCHARGEME,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument, jury_config_path: textArgument.optional() }),
  example: { data_path: 'data/dischargeme.csv' },
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ data_path: dataPath, jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      name: 'dischargeme',
      scenario: { name: 'dischargeme', options: { data_path: dataPath } },
      adaptation: generationAdaptation({
        instructions:
          'Given a discharge text, a radiology report text, and a target document of either discharge instructions or a brief hospital course, return the generated target document from the context provided.',
        outputNoun: 'Answer',
        maxTrainInstances: 0,
        maxTokens: 300,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('dischargeme', { device: 'cpu', bertscore_model: 'distilbert-base-uncased', rescale_with_baseline: false }),
        {
          name: 'llm_jury',
          options: { metric_name: 'dischargeme_accuracy', scenario_name: 'dischargeme', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'dischargeme', options: { annotator_models: judges } }],
      groups: ['dischargeme'],
      main: { stat: 'dischargeme_accuracy', split: 'test' },
    }
  },
})
