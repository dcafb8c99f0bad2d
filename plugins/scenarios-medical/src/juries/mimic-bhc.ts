import { completionAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MIMIC_BHC = { name: 'mimic_bhc', description: 'Brief hospital courses written from clinical notes (MIMIC-IV-BHC)' } as const

export const mimicBhcScenario = declareScenario({
  ...MIMIC_BHC,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.mimic_bhc_scenario.MIMICBHCScenario', tags: ['summarization', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes are of MIMIC-IV: PhysioNet gives them to people with training and a data use agreement.',
    hint: 'Apply at https://physionet.org, and give the folder of the prepared file as data_path.',
  },
})

export const mimicBhcTask = defineTask({
  ...MIMIC_BHC,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument, jury_config_path: textArgument.optional() }),
  example: { data_path: 'data/mimic-bhc.csv' },
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ data_path: dataPath, jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      name: 'mimic_bhc',
      scenario: { name: 'mimic_bhc', options: { data_path: dataPath } },
      adaptation: completionAdaptation({
        instructions: 'Summarize the clinical note into a brief hospital course.\n',
        inputPrefix: 'Clinical Note:\n',
        inputSuffix: '\n',
        outputPrefix: 'Brief Hospital Course:\n',
        outputSuffix: '\n',
        maxTokens: 1024,
      }),
      metrics: [
        ...summarizationMetrics('mimic_bhc', { device: 'cpu', bertscore_model: 'distilbert-base-uncased', rescale_with_baseline: false }),
        {
          name: 'llm_jury',
          options: { metric_name: 'mimic_bhc_accuracy', scenario_name: 'mimic_bhc', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'mimic_bhc', options: { annotator_models: judges } }],
      groups: ['mimic_bhc'],
      main: { stat: 'mimic_bhc_accuracy', split: 'test' },
    }
  },
})
