import { basicMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

const CODEINSIGHTS_CODE_EFFICIENCY = {
  name: 'codeinsights_code_efficiency',
  description: 'Programs as efficient as those of a student (CodeInsights)',
} as const

export const codeinsightsCodeEfficiencyScenario = declareScenario({
  ...CODEINSIGHTS_CODE_EFFICIENCY,
  options: z.strictObject({ num_testcases: z.int() }),
  helm: {
    className: 'helm.benchmark.scenarios.codeinsights_code_efficiency_scenario.CodeInsightsCodeEfficiencyScenario',
    tags: ['codeinsights', 'c++', 'code_efficiency'],
  },
  unavailable: NOT_PORTED,
})

export const codeinsightsCodeEfficiencyTask = defineTask({
  ...CODEINSIGHTS_CODE_EFFICIENCY,
  about: { source: 'Kazchoko/my_dataset on the Hub' },
  options: z.object({ tpr: z.number().default(0), num_testcases: z.int().default(1) }),
  assets: () => ({
    instructions: helmString(
      'run_specs/codeinsights_run_specs.py',
      '973df2cacacf8c222239bceb22446326c5b3900061f6a2179fea3b152a993e5d',
      'af48555dce6f0272fa58f034f8db8ffb91560570cf696ba1e1f0fd4f5c003ae4',
    ),
  }),
  build: ({ tpr, num_testcases: numTestcases }, { instructions }) => ({
    name: `codeinsights_code_efficiency:temperature=${pythonFloat(tpr)},num_testcases=${numTestcases}`,
    scenario: { name: 'codeinsights_code_efficiency', options: { num_testcases: numTestcases } },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      outputNoun: 'Your code',
      temperature: tpr,
      maxTokens: 4000,
      stopSequences: [],
      helm: { temperature: 'float' },
    }),
    metrics: [
      { name: 'codeinsights_code_efficiency', options: { num_runtime_runs: 5, timeout_seconds: 10 } },
      { name: 'codeinsights_code_evaluation', options: { use_codebert: true } },
      ...basicMetrics([]),
    ],
    groups: ['codeinsights', 'codeinsights_code_efficiency'],
  }),
})
