import { generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SIMPLE1 = { name: 'simple1', description: 'Arithmetic on a few made-up rows, for trying things out' } as const

export const simple1Scenario = declareScenario({
  ...SIMPLE1,
  options: z.strictObject({ num_input_tokens: z.int(), vocab_size: z.int(), num_train_instances: z.int(), num_test_instances: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.simple_scenarios.Simple1Scenario', tags: ['simple'] },
  unavailable: NOT_PORTED,
})

export const simple1Task = defineTask({
  ...SIMPLE1,
  about: { source: 'written in the scenario' },
  build: () => ({
    scenario: { name: 'simple1', options: { num_input_tokens: 5, vocab_size: 20, num_train_instances: 10, num_test_instances: 10 } },
    adaptation: generationAdaptation({
      instructions: 'Please solve the following problem.',
      inputNoun: 'Input',
      outputNoun: 'Output',
      maxEvalInstances: 10,
      numOutputs: 3,
      numTrainTrials: 3,
      modelDeployment: 'simple/model1',
      model: 'simple/model1',
      temperature: 1,
      maxTokens: 100,
      stopSequences: ['.'],
    }),
    metrics: [{ name: 'basic_generation', options: { names: [] } }, { name: 'instances_per_split' }],
    groups: [],
  }),
})
