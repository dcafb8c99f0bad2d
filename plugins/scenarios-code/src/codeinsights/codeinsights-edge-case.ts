import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

const CODEINSIGHTS_EDGE_CASE = {
  name: 'codeinsights_edge_case',
  description: "Which test a student's program would fail (CodeInsights)",
} as const

export const codeinsightsEdgeCaseScenario = declareScenario({
  ...CODEINSIGHTS_EDGE_CASE,
  options: z.strictObject({ num_testcases: z.int() }),
  helm: {
    className: 'helm.benchmark.scenarios.codeinsights_edge_case_scenario.CodeInsightsEdgeCaseScenario',
    tags: ['codeinsights', 'c++', 'edge_case'],
  },
  unavailable: NOT_PORTED,
})

export const codeinsightsEdgeCaseTask = defineTask({
  ...CODEINSIGHTS_EDGE_CASE,
  about: { source: 'Kazchoko/my_dataset on the Hub' },
  options: z.object({ tpr: z.number().default(0), num_testcases: z.int().default(1) }),
  build: ({ tpr, num_testcases: numTestcases }) => ({
    name: `codeinsights_edge_case:temperature=${pythonFloat(tpr)},num_testcases=${numTestcases}`,
    scenario: { name: 'codeinsights_edge_case', options: { num_testcases: numTestcases } },
    adaptation: generationAdaptation({
      instructions:
        'You are a student studying C++ with a consistent personal style, conventions, and proficiency level.\nYour task is to identify which test case you would likely to fail for a given question with unit tests.\nRespond only with integer of the unittest number\n\n',
      outputNoun: 'Your code',
      temperature: tpr,
      maxTokens: 4000,
      stopSequences: [],
      helm: { temperature: 'float' },
    }),
    metrics: [{ name: 'codeinsights_unittest_alignment', options: { use_codebert: true } }, ...basicMetrics([])],
    groups: ['codeinsights', 'codeinsights_edge_case'],
  }),
})
