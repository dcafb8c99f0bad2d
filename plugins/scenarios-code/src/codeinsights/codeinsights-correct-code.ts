import { basicMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

const CODEINSIGHTS_CORRECT_CODE = {
  name: 'codeinsights_correct_code',
  description: 'Correct C++ programs for course exercises (CodeInsights)',
} as const

export const codeinsightsCorrectCodeScenario = declareScenario({
  ...CODEINSIGHTS_CORRECT_CODE,
  options: z.strictObject({ num_testcases: z.int() }),
  helm: {
    className: 'helm.benchmark.scenarios.codeinsights_correct_code_scenario.CodeInsightsCorrectCodeScenario',
    tags: ['codeinsights', 'c++', 'correct_code'],
  },
  unavailable: NOT_PORTED,
})

export const codeinsightsCorrectCodeTask = defineTask({
  ...CODEINSIGHTS_CORRECT_CODE,
  about: { source: 'Kazchoko/my_dataset on the Hub' },
  options: z.object({ tpr: z.number().default(0), num_testcases: z.int().default(1) }),
  assets: () => ({
    instructions: helmString(
      'run_specs/codeinsights_run_specs.py',
      '973df2cacacf8c222239bceb22446326c5b3900061f6a2179fea3b152a993e5d',
      'd8043bc33d50e39266497d75c17de93f2e76ad9c4a1a7ceeac2212a995d36dc2',
    ),
  }),
  build: ({ tpr, num_testcases: numTestcases }, { instructions }) => ({
    name: `codeinsights_correct_code:temperature=${pythonFloat(tpr)},num_testcases=${numTestcases}`,
    scenario: { name: 'codeinsights_correct_code', options: { num_testcases: numTestcases } },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      outputNoun: 'Your code',
      temperature: tpr,
      maxTokens: 4000,
      stopSequences: [],
      helm: { temperature: 'float' },
    }),
    metrics: [{ name: 'codeinsights_functional_correctness', options: { timeout: 10, max_workers: 1 } }, ...basicMetrics([])],
    groups: ['codeinsights', 'codeinsights_correct_code'],
  }),
})
