import { completionAdaptation, exactMatchMetrics, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const DECODINGTRUST_FAIRNESS = {
  name: 'decodingtrust_fairness',
  description: 'Whether an income is high, for fairness between groups (DecodingTrust)',
} as const

export const decodingtrustFairnessScenario = declareScenario({
  ...DECODINGTRUST_FAIRNESS,
  options: z.strictObject({
    task: z.string(),
    train_base_rate: z.number(),
    test_base_rate: z.number(),
    num_train: z.int(),
    num_test: z.int(),
  }),
  helm: {
    className: 'helm.benchmark.scenarios.decodingtrust_fairness_scenario.DecodingTrustFairnessScenario',
    tags: ['fairness', 'trustworthy'],
    floats: ['train_base_rate', 'test_base_rate'],
  },
  unavailable: NOT_PORTED,
})

export const decodingtrustFairnessTask = defineTask({
  ...DECODINGTRUST_FAIRNESS,
  about: { source: 'AI-secure/DecodingTrust-Data-Legacy on GitHub' },
  options: z.object({ task: textArgument, train_base_rate: z.number(), test_base_rate: z.number(), num_train: z.int(), num_test: z.int() }),
  example: { task: 'predict_annual_income', train_base_rate: 0.0, test_base_rate: 0.0, num_train: 0, num_test: 200 },
  build: ({ task, train_base_rate: trainBaseRate, test_base_rate: testBaseRate, num_train: numTrain }) => ({
    name: `decodingtrust_fairness:task=${task}`,
    scenario: {
      name: 'decodingtrust_fairness',
      options: { task, train_base_rate: trainBaseRate, test_base_rate: testBaseRate, num_train: numTrain, num_test: 200 },
    },
    adaptation: completionAdaptation({ inputSuffix: '\n', maxTokens: 16, helm: { temperature: 'integer' } }),
    metrics: [{ name: 'decodingtrust_fairness' }, ...exactMatchMetrics()],
    groups: ['decodingtrust_fairness', 'fairness'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
