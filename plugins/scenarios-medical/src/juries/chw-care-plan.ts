import { generationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const CHW_CARE_PLAN = {
  name: 'chw_care_plan',
  description: 'Care plans of community health workers rewritten in a standard form; a jury rates them',
} as const

export const chwCarePlanScenario = declareScenario({
  ...CHW_CARE_PLAN,
  options: z.strictObject({ data_path: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.chw_care_plan_scenario.CHWCarePlanScenario', tags: ['question_answering', 'biomedical'] },
  unavailable: {
    because: 'private',
    text: 'The notes of community health workers are not published.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const chwCarePlanTask = defineTask({
  ...CHW_CARE_PLAN,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument, jury_config_path: textArgument.optional() }),
  example: { data_path: 'data/chw-care-plan.csv' },
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ data_path: dataPath, jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      name: 'chw_care_plan',
      scenario: { name: 'chw_care_plan', options: { data_path: dataPath } },
      adaptation: generationAdaptation({
        instructions: 'Follow the instructions provided regarding conversion of a patient note into a specified format.',
        inputPrefix: ': ',
        outputPrefix: ': ',
        maxTrainInstances: 0,
        maxTokens: 768,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('chw_care_plan', {
          device: 'cpu',
          bertscore_model: 'distilbert-base-uncased',
          rescale_with_baseline: false,
        }),
        {
          name: 'llm_jury',
          options: { metric_name: 'chw_care_plan_accuracy', scenario_name: 'chw_care_plan', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'chw_care_plan', options: { annotator_models: judges } }],
      groups: ['clinical', 'chw_care_plan'],
      main: { stat: 'chw_care_plan_accuracy', split: 'test' },
    }
  },
})
