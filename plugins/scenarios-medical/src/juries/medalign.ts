import { completionAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MEDALIGN = { name: 'medalign', description: 'Instructions of clinicians on whole patient records (MedAlign)' } as const

export const medalignScenario = declareScenario({
  ...MEDALIGN,
  options: z.strictObject({ max_length: z.int(), data_path: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.medalign_scenario.MedalignScenario',
    tags: ['knowledge', 'reasoning', 'biomedical'],
    keepsUnchangedCopies: true,
  },
  unavailable: {
    because: 'private',
    text: 'The records of patients are given out by Stanford under a data use agreement.',
    hint: 'Apply at https://medalign.stanford.edu, and give the folder of the files as data_path.',
  },
})

export const medalignTask = defineTask({
  ...MEDALIGN,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument, jury_config_path: textArgument.optional(), max_length: z.int().default(100000) }),
  example: { data_path: 'data/medalign.csv' },
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ data_path: dataPath, max_length: maxLength, jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      name: 'medalign',
      scenario: { name: 'medalign', options: { max_length: maxLength, data_path: dataPath } },
      adaptation: completionAdaptation({ inputSuffix: '\n', outputSuffix: '\n', maxTokens: 256 }),
      metrics: [
        ...summarizationMetrics('medalign', { device: 'cpu', bertscore_model: 'distilbert-base-uncased', rescale_with_baseline: false }),
        {
          name: 'llm_jury',
          options: { metric_name: 'medalign_accuracy', scenario_name: 'medalign', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'medalign', options: { annotator_models: judges } }],
      groups: ['medalign'],
      main: { stat: 'medalign_accuracy', split: 'test' },
    }
  },
})
