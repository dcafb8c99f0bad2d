import { generationAdaptation, summarizationMetrics } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { judgesFile, readJudges } from './read-judges.ts'

const MENTAL_HEALTH = {
  name: 'mental_health',
  description: "The counselor's next turn in a conversation on mental health; a jury rates it",
} as const

export const mentalHealthScenario = declareScenario({
  ...MENTAL_HEALTH,
  options: z.strictObject({ data_path: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.mental_health_scenario.MentalHealthScenario',
    tags: ['dialogue', 'counseling', 'mental_health', 'empathy', 'healthcare'],
    keepsUnchangedCopies: true,
  },
  unavailable: {
    because: 'private',
    text: 'The rows are not published.',
    hint: 'Give a CSV file of your own in the same columns as data_path.',
  },
})

export const mentalHealthTask = defineTask({
  ...MENTAL_HEALTH,
  about: { source: 'a file of yours' },
  options: z.object({ data_path: textArgument, jury_config_path: textArgument.optional() }),
  example: { data_path: 'data/mental-health.csv' },
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ data_path: dataPath, jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      name: 'mental_health',
      scenario: { name: 'mental_health', options: { data_path: dataPath } },
      adaptation: generationAdaptation({
        instructions: 'Given a mental health conversation history, generate an empathetic and appropriate counselor response.',
        outputNoun: 'Counselor response',
        maxTokens: 512,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('mental_health', {
          device: 'cpu',
          bertscore_model: 'distilbert-base-uncased',
          rescale_with_baseline: false,
        }),
        {
          name: 'llm_jury',
          options: { metric_name: 'mental_health_accuracy', scenario_name: 'mental_health', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'mental_health', options: { annotator_models: judges } }],
      groups: ['mental_health'],
      main: { stat: 'mental_health_accuracy', split: 'test' },
    }
  },
})
