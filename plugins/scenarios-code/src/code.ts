import { basicMetrics, completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const CODE = { name: 'code', description: 'Programs in Python written from a description, run against tests (HumanEval, APPS)' } as const

export const codeScenario = declareScenario({
  ...CODE,
  options: z.strictObject({ dataset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.code_scenario.CodeScenario', tags: ['Reasoning', 'Code Generation'] },
  unavailable: NOT_PORTED,
})

export const codeTask = defineTask({
  ...CODE,
  about: { source: 'openai/human-eval on GitHub' },
  example: { dataset: 'humaneval' },
  options: z.object({ dataset: textArgument, timeout: z.union([z.int(), z.number()]).default(3) }),
  build: ({ dataset, timeout }) => {
    const isHumanEval = dataset === 'humaneval'
    return {
      name: `code:dataset=${dataset}`,
      scenario: { name: 'code', options: { dataset } },
      adaptation: completionAdaptation({
        maxTrainInstances: isHumanEval ? 0 : 2,
        temperature: 0.2,
        maxTokens: 600,
        stopSequences: isHumanEval ? ['\nclass', '\ndef', '\nif', '\nprint'] : ["'''", '---', '"""', '\n\n\n'],
      }),
      metrics: isHumanEval
        ? basicMetrics(['code_eval_acc', 'pass'])
        : [{ name: 'apps', options: { names: ['test_avg', 'strict_acc'], timeout } }],
      groups: [`code_${dataset}`],
      main: { stat: 'test_avg', split: 'test' },
    }
  },
})
