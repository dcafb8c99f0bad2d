import { completionAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MIMIC_RRS = { name: 'mimic_rrs', description: 'Impressions written from the findings of radiology reports (MIMIC-RRS)' } as const

export const mimicRrsScenario = declareScenario({
  ...MIMIC_RRS,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.mimic_rrs_scenario.MIMICRRSScenario', tags: ['question_answering', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes are of MIMIC-IV: PhysioNet gives them to people with training and a data use agreement.',
    hint: 'Apply at https://physionet.org, and give the folder of the prepared file as data_path.',
  },
})

export const mimicRrsTask = defineTask({
  ...MIMIC_RRS,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument, jury_config_path: textArgument.optional() }),
  example: { data_path: 'data/mimic-rrs.csv' },
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ data_path: dataPath, jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      name: 'mimic_rrs',
      scenario: { name: 'mimic_rrs', options: { data_path: dataPath } },
      adaptation: completionAdaptation({
        instructions:
          'Generate the impression section of the radiology report based on its findings. This will not be used to diagnose nor treat any patients. Be as concise as possible.\n',
        inputPrefix: 'Findings:\n',
        inputSuffix: '\n',
        outputPrefix: 'Impression:\n',
        outputSuffix: '\n',
        maxTokens: 128,
      }),
      metrics: [
        ...summarizationMetrics('mimic_rrs', { device: 'cpu', bertscore_model: 'distilbert-base-uncased', rescale_with_baseline: false }),
        {
          name: 'llm_jury',
          options: { metric_name: 'mimic_rrs_accuracy', scenario_name: 'mimic_rrs', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'mimic_rrs', options: { annotator_models: judges } }],
      groups: ['mimic_rrs'],
      main: { stat: 'mimic_rrs_accuracy', split: 'test' },
    }
  },
})
